"""`peekbook serve`: what it answers, what it follows, and how it ends."""

import http.client
import os
import re
import resource
import shutil
import signal
import socket
import sys
import time

import pytest
from EndToEnd.scripts import COLORS
from serving import PATIENCE, Served, until

SECRET = "nobody's business"
# What it holds is told by /proc.
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")


@pytest.fixture
def served(project):
    project.write("scripts/colors.yaml", COLORS)
    project.write("secret.txt", SECRET)
    with Served(project, "scripts", "-o", "site") as server:
        until(lambda: server.builds)
        yield server


# Answers


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/colors/index.md", "text/markdown; charset=utf-8"),
        ("/colors/recording.json", "application/json"),
        ("/assets/style.css", "text/css; charset=utf-8"),
        ("/assets/page.js", "text/javascript; charset=utf-8"),
        ("/assets/favicon.svg", "image/svg+xml"),
    ],
)
def test_each_file_comes_with_its_type_and_can_be_asked_about(served, path, kind):
    response, body = served.get(path)
    assert response.status == 200
    assert response.headers["Content-Type"] == kind
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert int(response.headers["Content-Length"]) == len(body)
    published = served.project.path("site" + (path if path != "/" else "/index.html")).read_bytes()
    assert body == published or kind.startswith("text/html") and b"peekbook-live" in body
    # Asked about only: the same headers, and nothing behind them.
    head, nothing = served.get(path, "HEAD")
    assert nothing == b""
    for name in ("Content-Type", "Content-Length", "ETag"):
        assert head.headers[name] == response.headers[name]
    again, nothing = served.get(path, If_None_Match=response.headers["ETag"])
    assert (again.status, nothing) == (304, b"")
    other, _ = served.get(path, If_None_Match='"another"')
    assert other.status == 200
    if date := response.headers["Last-Modified"]:
        assert served.get(path, If_Modified_Since=date)[0].status == 304


def test_parts_of_a_file_can_be_had(served):
    whole = served.get("/assets/style.css")[1]
    size = len(whole)
    for header, start, end in [("bytes=0-9", 0, 10), ("bytes=10-", 10, size), ("bytes=-7", size - 7, size), (f"bytes={size - 1}-{size + 9}", size - 1, size)]:
        response, body = served.get("/assets/style.css", Range=header)
        assert (response.status, body) == (206, whole[start:end])
        assert response.headers["Content-Range"] == f"bytes {start}-{end - 1}/{size}"
    response, _ = served.get("/assets/style.css", Range=f"bytes={size}-")
    assert (response.status, response.headers["Content-Range"]) == (416, f"bytes */{size}")
    assert served.get("/assets/style.css", Range="bytes=0-1,4-5")[1] == whole
    page = served.get("/")[1]
    assert served.get("/", Range="bytes=5-8")[1] == page[5:9]


def test_a_folder_leads_to_its_page_and_a_missing_page_says_so(served):
    response, _ = served.get("/colors")
    assert (response.status, response.headers["Location"]) == (301, "/colors/")
    assert served.get("/colors/")[0].status == 200
    response, body = served.get("/colors/nothing.html")
    assert response.status == 404
    assert b"<h1>" in body and b"peekbook-live" in body
    # No list of what is in a folder.
    assert served.get("/assets/")[0].status == 404
    assert served.get("/assets")[0].status == 404


HOSTILE = [
    "/../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt", "/..\\secret.txt", "/..%5csecret.txt", "/assets/..%00/../secret.txt", "/index.html%00",
    "/link.txt", "/up/secret.txt", "//secret.txt", "/./../secret.txt", "/%252e%252e/secret.txt", "/.peekbook-manifest",
    "/%2epeekbook-manifest", "/index.html/../../secret.txt", "/%c0%ae%c0%ae/secret.txt", "/%", "/%zz", "/\xff", "/colors/..",
    "secret.txt", "http://127.0.0.1/../secret.txt", "/etc/passwd", "/~root", "/" + "../" * 40 + "etc/passwd", "/" + "a/" * 3000,
]


def test_no_path_leads_out_of_the_site(served):
    os.symlink("../secret.txt", served.project.path("site/link.txt"))
    os.symlink("..", served.project.path("site/up"))
    for path in HOSTILE:
        answer = served.raw(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode("latin-1"))
        assert SECRET.encode() not in answer and b"root:" not in answer, path
        status = re.match(rb"HTTP/1\.[01] (\d+)", answer)
        assert status and int(status[1]) in (400, 403, 404, 414, 431), (path, answer[:80])
    assert served.get("/")[0].status == 200


@pytest.mark.parametrize(
    ("request_bytes", "statuses"),
    [
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc", b"405"),
        (b"PUT /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n", b"405"),
        (b"DELETE /index.html HTTP/1.1\r\nHost: localhost\r\n\r\n", b"405"),
        (b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", b"405"),
        (b"GET / HTTP/1.1\r\nHost: rebound.example\r\n\r\n", b"403"),
        (b"GET /.peekbook-live/state HTTP/1.1\r\nHost: rebound.example:80\r\n\r\n", b"403"),
        (b"GET / HTTP/1.1\r\n\r\n", b"400"),
        (b"GET / HTTP/1.0\r\n\r\n", b"403"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc", b"400"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nhost: rebound.example\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: [rebound.example]\r\n\r\n", b"403"),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1.1\r\n\r\n", b"403"),
        (b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n", b"403"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200_000 + b"\r\n\r\n", b"4.."),
    ],
    ids=["post", "put", "delete", "options", "other name", "other name asks", "no name", "no name, old", "body", "two names",
        "another name as well", "name in brackets", "too many digits", "name that is no text", "long header"],
)
def test_what_is_no_question_for_a_page_is_refused(served, request_bytes, statuses):
    try:
        answer = served.raw(request_bytes)
    except ConnectionResetError:
        # What was not read when the server had enough of it.
        answer = b"HTTP/1.1 400"
    assert re.match(rb"HTTP/1\.[01] " + statuses, answer), answer[:80]
    assert served.get("/")[0].status == 200


@pytest.mark.parametrize(
    "headers",
    [
        "Content-Length: 0\r\nContent-Length: 5", "Content-Length: 5\r\nContent-Length: 0", "Content-Length: 5", "Content-Length: 00, 5",
        "Content-Length: 0\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked", "Content-Length: -1", "Content-Length: +0",
    ],
)
def test_what_follows_a_request_is_never_another_one_by_mistake(served, headers):
    """A server in front could take for a body what is a request here, and so have it answered to somebody else."""
    hidden = "GET /colors/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answer = served.raw(f"GET / HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n\r\n{hidden}".encode())
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"HTTP/1.1 200" not in answer


@pytest.mark.parametrize("path", ["/", "/assets/style.css", "/.peekbook-live/script.js"])
def test_what_is_known_already_is_not_sent_and_its_size_is_that_of_the_file(served, path):
    first, body = served.get(path)
    tag = first.headers["ETag"]
    # The connection goes on: nothing of a body is left for the next answer.
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n"
    answer = served.raw(f"{asked}If-None-Match: \"x\"\r\nIf-None-Match: {tag}\r\n\r\n{asked}Connection: close\r\n\r\n".encode())
    known, rest = answer.split(b"\r\n\r\n", 1)
    assert known.startswith(b"HTTP/1.1 304")
    assert rest.startswith(b"HTTP/1.1 200") and rest.endswith(body)
    length = re.search(rb"(?i)^content-length: (\d+)\r?$", known, re.M)
    assert not length or int(length[1]) == len(body)


@ON_LINUX
def test_without_descriptors_it_waits_and_then_goes_on(served):
    def used():
        return sum(map(int, open(f"/proc/{served.process.pid}/stat").read().rsplit(")", 1)[1].split()[11:13])) / os.sysconf("SC_CLK_TCK")

    before = resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE)
    with socket.create_connection(("127.0.0.1", served.port)) as known:
        # It is let in before there are none left.
        known.sendall(b"GET /assets/style.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert known.recv(20).startswith(b"HTTP/1.1 200")
        resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE, (3, before[1]))
        start = used()
        waiting = socket.create_connection(("127.0.0.1", served.port))
        waiting.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        time.sleep(2)
        assert used() - start < 0.5
        assert not served.has_ended
    resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE, before)
    with waiting:
        assert waiting.recv(20).startswith(b"HTTP/1.1 200")
    assert served.get("/")[0].status == 200


@ON_LINUX
def test_a_file_for_which_there_is_no_descriptor_is_not_said_to_be_missing(served):
    before = resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE)
    # A connection that is there already, and is kept.
    known = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    for limit, status in ((before[0], 200), (3, 503), (before[0], 200)):
        resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE, (limit, before[1]))
        known.request("GET", "/assets/style.css")
        response = known.getresponse()
        response.read()
        assert response.status == status
    known.close()


def test_noise_and_half_a_request_keep_nobody_waiting(served):
    with socket.create_connection(("127.0.0.1", served.port)) as half:
        half.sendall(b"GET / HTTP/1.1\r\nHost: local")
        for noise in (b"\0" * 1000, b"\xff\xfe\r\n\r\n", b"GET\r\n\r\n", b"\r\n" * 500, b"\x16\x03\x01\x02\x00"):
            try:
                served.raw(noise)
            except ConnectionResetError:
                pass
        assert served.get("/")[0].status == 200


def test_windows_that_were_closed_while_they_waited_keep_nobody_waiting(served):
    """Nobody tells the server that they have gone, and it does not look while they wait."""
    token = served.state()["token"]
    # More than may be connected at a time.
    for _ in range(300):
        with socket.create_connection(("127.0.0.1", served.port)) as one:
            one.sendall(f"GET /.peekbook-live/state?since={token} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            assert served.get("/")[0].status == 200


# Starting and ending


def test_a_taken_port_is_said_with_a_way_out(served, project):
    run = project.run("serve", "scripts", "--port", served.port)
    assert run.code == 74, run.text
    assert f"port {served.port} of `127.0.0.1` is taken" in run.errors
    assert "--port 0" in run.errors


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["scripts", "--port", "x"], 64, "not `x`"),
        (["scripts", "--port", "65536"], 64, "65535"),
        (["-"], 64, "standard input"),
        (["script", "--port", "0"], 74, "no script or folder `script`"),
        (["scripts", "--port", "0", "--host", "nowhere.invalid"], 74, "nowhere.invalid"),
        (["scripts", "--port", "0", "-o", "."], 64, "may not"),
        (["scripts", "--port", "0", "--jobs", "x"], 64, "--jobs"),
        (["scripts", "--format", "json"], 64, "--format"),
    ],
    ids=["no number", "too large", "stdin", "no such folder", "no such host", "own folder", "jobs", "foreign option"],
)
def test_wrong_arguments_are_said_and_it_ends(project, arguments, code, words):
    project.write("scripts/colors.yaml", COLORS)
    (project.folder.parent / "tmp").mkdir()
    run = project.run("serve", *arguments, environment={"TMPDIR": str(project.folder.parent / "tmp")})
    assert run.code == code, run.text
    if words != "may not":
        assert words in run.errors
    # No address that nobody answers at.
    assert run.output == ""
    assert list((project.folder.parent / "tmp").iterdir()) == []


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_ends_it_and_the_temporary_folder_is_gone(project, number, code):
    project.write("scripts/colors.yaml", COLORS)
    with Served(project, "scripts") as served:
        until(lambda: served.builds)
        assert served.get("/colors/")[0].status == 200
        assert len(list(served.temporary.iterdir())) == 1
        # Somebody waits for news, and somebody has a connection open.
        token = served.state()["token"]
        with socket.create_connection(("127.0.0.1", served.port)) as one, socket.create_connection(("127.0.0.1", served.port)):
            one.sendall(f"GET /.peekbook-live/state?since={token} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            assert served.end(number) == code
        assert list(served.temporary.iterdir()) == []


def test_no_signal_is_lost_however_soon_it_comes(project):
    """While the program makes ready for signals, one that is on its way must stay there."""
    project.write("colors.yaml", COLORS)
    for number in [signal.SIGINT, signal.SIGTERM] * 15:
        with Served(project, "colors.yaml") as served:
            assert served.end(number) == 128 + number


def test_a_link_in_place_of_the_temporary_folder_has_nothing_removed(project):
    project.write("colors.yaml", COLORS)
    project.write("mine/deep/keep", "mine")
    with Served(project, "colors.yaml") as served:
        until(lambda: served.builds, "a build")
        folder, = served.temporary.iterdir()
        shutil.rmtree(folder)
        folder.symlink_to(project.path("mine"))
        assert served.end() == 130
        assert f"error: can't remove `{folder}`" in served.errors
    assert project.path("mine/deep/keep").read_text() == "mine"


def test_a_named_folder_stays_and_is_what_build_writes(served, project):
    assert served.end() == 130
    site = project.files("site")
    assert project.run("build", "scripts", "-o", "other").code == 0
    other = project.files("other")
    assert site == other
    # The script that reloads pages is in what is served alone.
    assert not any(b"peekbook-live" in contents for contents in site.values())


def test_other_machines_are_warned_about(project):
    project.write("scripts/colors.yaml", COLORS)
    with Served(project, "scripts", "--host", "0.0.0.0") as served:
        until(lambda: served.builds)
        assert "warning: other machines can read the site" in served.errors
        assert served.get("/")[0].status == 200
    with Served(project, "scripts", "--host", "localhost") as served:
        until(lambda: served.builds)
        assert served.errors == ""


def test_open_shows_the_first_page_in_a_program_that_signals_can_end(project):
    project.write("scripts/colors.yaml", COLORS)
    for name in ("xdg-open", "open"):
        # TERM would be held back if it were handed down as the server has it.
        lines = ["#!/bin/sh", f'echo "$1" >"{project.folder}/shown"', "kill -TERM $$", f'echo >"{project.folder}/survived"', ""]
        stub = project.write(f"bin/{name}", "\n".join(lines))
        stub.chmod(0o755)
    with Served(project, "scripts", "--open", environment={"PATH": f"{project.path('bin')}:{os.defpath}"}) as served:
        shown = project.path("shown")
        until(lambda: shown.exists() and shown.read_text())
        assert shown.read_text() == served.address + "\n"
        assert served.end() == 130
    assert not project.path("survived").exists()


def test_a_quiet_server_says_its_address_and_nothing_else(project):
    project.write("scripts/colors.yaml", COLORS)
    with Served(project, "scripts", "--quiet") as served:
        assert served.get("/colors/")[0].status == 200
        assert served.output == f"Serving at {served.address}\n"
        assert served.errors == ""


# Following


def test_every_file_that_a_build_reads_is_followed(project):
    project.write("scripts/colors.yaml", COLORS)
    project.write("peekbook.yaml", "title: First\nscripts: [scripts]\ntemplates: mine\n")
    project.write("mine/footer.html", "<footer>first</footer>\n")
    project.write("data/items.csv", "name,color\nRed,#f00\n")
    project.write("scripts/imported.yaml", "title: Imported\ncatalog:\n  kind: ColorItem\n  items: { from: ../data/items.csv }\nsteps:\n  - include: _parts/steps.yaml\n")
    project.write("scripts/_parts/steps.yaml", "- peek: Red\n")
    with Served(project) as served:
        state = served.state()
        assert state["problems"] == "", served.errors

        def page(path):
            return served.get(path)[1].decode()

        def change(name, text):
            nonlocal state
            project.write(name, text)
            state = served.next(state)

        change("scripts/colors.yaml", COLORS.replace("title: Colours", "title: Paints"))
        assert "Paints" in page("/colors/")
        change("data/items.csv", "name,color\nRed,#f00\nGreen,#0f0\n")
        assert "Green" in page("/imported/")
        change("scripts/_parts/steps.yaml", "- peek: Green\n")
        assert served.get("/imported/steps/peek-green.html")[0].status == 200
        change("peekbook.yaml", "title: Second\nscripts: [scripts]\ntemplates: mine\n")
        assert "Second" in page("/")
        change("mine/footer.html", "<footer>second</footer>\n")
        assert "<footer>second</footer>" in page("/")
        change("mine/header.html", "<header>new</header>\n")
        assert "<header>new</header>" in page("/")
        # As many editors save: another file, renamed.
        project.write("scripts/.colors.yaml.new", COLORS.replace("title: Colours", "title: Inks"))
        os.replace(project.path("scripts/.colors.yaml.new"), project.path("scripts/colors.yaml"))
        state = served.next(state)
        assert "Inks" in page("/colors/")
        change("scripts/more/new.yaml", COLORS)
        assert served.get("/more/new/")[0].status == 200
        os.remove(project.path("scripts/more/new.yaml"))
        state = served.next(state)
        assert served.get("/more/new/")[0].status == 404
        # What is not there is waited for.
        change("scripts/waiting.yaml", "title: W\ncatalog:\n  kind: ColorItem\n  items: { from: ../later/items.csv }\nsteps: []\n")
        assert "later/items.csv" in state["problems"]
        change("later/items.csv", "name,color\nRed,#f00\n")
        assert state["problems"] == ""
        assert served.get("/waiting/")[0].status == 200
        assert served.end() == 130


def test_a_mistake_is_told_until_it_is_mended(project):
    project.write("scripts/colors.yaml", COLORS)
    with Served(project, "scripts") as served:
        state = served.state()
        project.write("scripts/colors.yaml", COLORS.replace("action: Delete", "action: Delet"))
        broken = served.next(state)
        assert broken["version"] == state["version"]
        assert "Delet" in broken["problems"] and "scripts/colors.yaml" in broken["problems"]
        until(lambda: re.search(r"scripts/colors\.yaml:12:\d+: error: ", served.errors))
        assert served.get("/colors/")[0].status == 200
        project.write("scripts/colors.yaml", COLORS)
        mended = served.next(broken)
        assert (mended["problems"], mended["version"]) == ("", state["version"])


def test_before_anything_is_built_every_page_says_why(project):
    project.write("scripts/colors.yaml", "title: [\n")
    with Served(project, "scripts") as served:
        state = served.state()
        response, body = served.get("/colors/")
        assert response.status == 503
        assert b"Nothing is built yet" in body and b"scripts/colors.yaml" in body
        project.write("scripts/colors.yaml", COLORS)
        served.next(state)
        assert served.get("/colors/")[0].status == 200


def test_a_folder_without_scripts_is_followed_as_well(project):
    project.path("scripts").mkdir()
    with Served(project, "scripts") as served:
        state = served.state()
        assert "there is no script" in state["problems"]
        project.write("scripts/colors.yaml", COLORS)
        served.next(state)
        assert served.get("/colors/")[0].status == 200


def test_what_changes_no_page_reloads_none_and_own_output_is_no_news(project):
    project.write("colors.yaml", COLORS)
    with Served(project, ".", "-o", "Output") as served:
        state = served.state()
        assert served.builds == 1
        project.write("colors.yaml", COLORS + "# a comment\n")
        until(lambda: served.builds == 2)
        assert served.state() == state
        project.write("colors.yaml", COLORS.replace("title: Colours", "title: Paints"))
        served.next(state)
        # Had the build's own files been taken for changes, it would have been built more often.
        project.write("notes.txt", "no script")
        project.write("colors.yaml", COLORS)
        until(lambda: served.builds >= 4)
        assert served.builds == 4


@ON_LINUX
def test_a_hundred_changes_all_come_through_and_nothing_piles_up(project):
    """Each is waited for; `Tests/Browser/test_live.py` makes a thousand without waiting."""
    project.write("scripts/colors.yaml", COLORS)
    with Served(project, "scripts") as served:
        state = served.state()
        before = {}
        for number in range(100):
            if number == 20:
                before = served.resources()
            title = f"title: Colours {number}"
            project.write("scripts/colors.yaml", COLORS.replace("title: Colours", title))
            state = served.next(state)
            if number % 20 == 0:
                assert f"Colours {number}" in served.get("/colors/")[1].decode()
        after = served.resources()
        assert after["descriptors"] <= before["descriptors"] + 2
        assert after["threads"] <= before["threads"] + 1
        assert after["memory"] < before["memory"] + 16_384
        assert served.children() == []
        assert served.end(signal.SIGTERM) == 143
