"""Serves a folder on loopback below a path, as a code host serves pages."""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer


class Server:
    def __init__(self, folder, prefix):
        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *arguments):
                super().__init__(*arguments, directory=str(folder))

            def translate_path(self, path):
                if not path.startswith(prefix):
                    return str(folder / "nothing here")
                return super().translate_path(path.removeprefix(prefix[:-1]))

            def send_error(self, code, message=None, explain=None):
                page = (folder / "404.html").read_bytes()
                self.send_response(code)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(page)))
                self.end_headers()
                self.wfile.write(page)

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{prefix}"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
