#!/usr/bin/python3
"""A bare WebKitGTK window that WebKitWebDriver drives; Debian packages no browser for it."""
import sys
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

flags = dict(a[2:].split("=", 1) for a in sys.argv if a.startswith("--") and "=" in a)
# What the page complains of, for whoever asks.
LISTEN = """
window.complaints = [];
for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(kind, (e) => complaints.push(kind + ' ' +
    (e.message || e.reason || e.violatedDirective || e.target && e.target.src || '')), true);
for (const kind of ['error', 'warn']) {
  const say = console[kind];
  console[kind] = (...words) => { complaints.push(words.map(String).join(' ')); say.apply(console, words) };
}
"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def save(_context, download):
    download.set_allow_overwrite(True)
    download.connect(
        "decide-destination",
        lambda d, name: d.set_destination(f"file://{flags['downloads']}/{name}") or True,
    )


def decide(_view, decision, kind):
    if kind == WebKit2.PolicyDecisionType.RESPONSE and not decision.is_mime_type_supported():
        decision.download()
        return True
    return False


def make_view(_session=None):
    settings = WebKit2.Settings()
    settings.set_enable_javascript_markup(flags.get("script") != "off")
    content = WebKit2.UserContentManager()
    top, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(LISTEN, top, start, None, None))
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        settings=settings,
        is_controlled_by_automation=True,
    )
    view.connect("decide-policy", decide)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    view.grab_focus()
    view.connect("close", lambda _view: window.destroy())
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    version = WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    info.set_version(*version)
    session.set_application_info(info)
    session.connect("create-web-view", make_view)


context.connect("download-started", save)
context.connect("automation-started", started)
Gtk.main()
