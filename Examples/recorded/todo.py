#!/usr/bin/env python3
"""A to-do list, and a test of it that records what a person would see.

It knows nothing of Peekbook but the form of its lines: Documentation/recordings.md. It writes them
to the file that it is given, one a step:

    python3 todo.py todo.recording.jsonl

Two options make it another program: with --bug, ticking a task forgets its due date and tells
nobody; with --die-at N, it is killed while it writes line N.
"""

import argparse
import json
import os
import signal


class Recorder:
    """Appends lines to a file, each whole before the next begins."""

    def __init__(self, path, die_at):
        self.file = open(path, "w", encoding="utf-8")
        self.die_at = die_at
        self.count = 0

    def append(self, line):
        text = json.dumps(line, ensure_ascii=False) + "\n"
        self.count += 1
        if self.count == self.die_at:
            self.file.write(text[: len(text) // 2])
            self.file.flush()
            os.kill(os.getpid(), signal.SIGKILL)
        self.file.write(text)
        self.file.flush()


class Task:
    def __init__(self, id, title, due=None):
        self.id = id
        self.title = title
        self.due = due
        self.done = False


class TodoList:
    """Tasks in order; whoever changes them tells what changed."""

    def __init__(self, title, tasks):
        self.title = title
        self.tasks = tasks
        self.told = []

    def find(self, title):
        return next(task for task in self.tasks if task.title == title)

    def set(self, task, field, value):
        old = getattr(task, field)
        setattr(task, field, value)
        self.told.append(
            {"name": "taskUpdated", "item": task.id, "field": field, "from": old, "to": value}
        )

    def add(self, task):
        self.tasks.append(task)
        self.told.append({"name": "taskInserted", "inserted": task.id, "index": len(self.tasks) - 1})

    def delete(self, task):
        index = self.tasks.index(task)
        self.tasks.remove(task)
        self.told.append({"name": "taskDeleted", "deleted": task.id, "index": index})

    def move(self, task, index):
        old = self.tasks.index(task)
        self.tasks.insert(index, self.tasks.pop(old))
        self.told.append({"name": "taskMoved", "moved": task.id, "from": old, "index": index})


class App:
    """Two lists under two tabs, and the task whose screen is open or previewed."""

    def __init__(self, has_bug):
        self.has_bug = has_bug
        home = [
            Task("milk", "Buy milk", "2026-12-01"),
            Task("rent", "Pay the rent", "2026-12-03"),
            Task("grandma", "Call grandma"),
        ]
        work = [Task("report", "Write the report", "2026-12-04"), Task("tickets", "Book tickets")]
        self.lists = [TodoList("Home", home), TodoList("Work", work)]
        self.tab = 0
        self.shown = None
        self.kind = "list"

    @property
    def list(self):
        return self.lists[self.tab]

    def show(self, title, kind):
        self.shown, self.kind = self.list.find(title), kind

    def back(self):
        self.shown, self.kind = None, "list"

    def tick(self, title):
        task = self.list.find(title)
        self.list.set(task, "done", not task.done)
        if self.has_bug:
            task.due = None
        if self.kind == "preview":
            self.back()

    def screen(self):
        """What is on screen now, as Peekbook wants to be told."""
        screen = {"tab": self.list.title, "rows": [self.row(task) for task in self.list.tasks]}
        if self.shown:
            screen["kind"] = self.kind
            screen["item"] = {
                "id": self.shown.id,
                "fields": self.fields(self.shown),
                "actions": ["Reopen" if self.shown.done else "Tick", {"title": "Delete", "destructive": True}],
            }
        return screen

    def row(self, task):
        row = {"id": task.id, "title": task.title, "detail": task.due or "", "fields": self.fields(task)}
        row["accessory"] = "checkmark" if task.done else "none"
        return row

    @staticmethod
    def fields(task):
        return {"title": task.title, "due": task.due, "done": task.done}


class AppTest:
    """Plays the app, and has each step recorded."""

    def __init__(self, app, recorder):
        self.app = app
        self.recorder = recorder

    def begin(self):
        tab = {
            "kind": "Task",
            "catalog": "TodoList",
            "fields": {"title": "text", "due": "date", "done": "flag"},
            "actions": ["Tick", "Reopen", "Delete"],
        }
        self.recorder.append(
            {
                "format": "peekbook-recording-lines",
                "version": 1,
                "title": "A to-do list",
                "description": "Tasks under *two tabs*: added, ticked, renamed, moved and deleted.",
                "recorder": "todo.py",
                "tabs": [{"title": list.title, **tab} for list in self.app.lists],
            }
        )
        self.recorder.append({"screen": self.app.screen()})

    def step(self, step, act, note=None, expect=None):
        act()
        events = [
            {**event, "tab": list.title} for list in self.app.lists for event in list.told
        ]
        for list in self.app.lists:
            list.told = []
        line = {"step": step, "note": note, "screen": self.app.screen(), "events": events}
        if expect:
            line["expectations"] = [expect(self.app)]
        self.recorder.append(line)

    def play(self):
        app = self.app
        home = app.list
        self.begin()
        self.step("add Water the plants", lambda: home.add(Task("plants", "Water the plants")))
        self.step(
            {"verb": "peek", "target": "Buy milk", "item": "milk"},
            lambda: app.show("Buy milk", "preview"),
        )
        self.step(
            {"verb": "action", "target": "Tick", "item": "milk"},
            lambda: app.tick("Buy milk"),
            note="The preview closes, and the row has its checkmark *at once*.",
            expect=lambda app: {
                "subject": "tasks done",
                "expected": "1",
                "actual": str(sum(task.done for task in home.tasks)),
            },
        )
        self.step(
            {"verb": "open", "target": "Call grandma", "item": "grandma"},
            lambda: app.show("Call grandma", "detail"),
        )
        self.step(
            {"verb": "rename", "target": "Call grandma", "item": "grandma"},
            lambda: home.set(app.shown, "title", "Call grandma & grandpa"),
        )
        self.step("back", app.back)
        self.step(
            {"verb": "move", "target": "Pay the rent", "item": "rent"},
            lambda: home.move(home.find("Pay the rent"), 0),
        )
        self.step(
            {"verb": "delete", "target": "Water the plants", "item": "plants"},
            lambda: home.delete(home.find("Water the plants")),
            expect=lambda app: {
                "subject": "titles",
                "expected": ["Pay the rent", "Buy milk", "Call grandma & grandpa"],
                "actual": [task.title for task in home.tasks],
            },
        )
        self.step("tab Work", lambda: setattr(app, "tab", 1))
        self.step(
            {"verb": "tick", "target": "Book tickets", "item": "tickets"},
            lambda: app.tick("Book tickets"),
        )
        self.step("tab Home", lambda: setattr(app, "tab", 0))


def main():
    parser = argparse.ArgumentParser(description="Plays a to-do list and records it.")
    parser.add_argument("path", help="the file to write")
    parser.add_argument("--bug", action="store_true", help="be a version with a bug")
    parser.add_argument("--die-at", type=int, default=0, help="be killed while writing this line")
    arguments = parser.parse_args()
    AppTest(App(arguments.bug), Recorder(arguments.path, arguments.die_at)).play()


if __name__ == "__main__":
    main()
