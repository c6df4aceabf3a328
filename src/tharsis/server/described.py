"""The requests of the API on one page, from their own description: no script, and nothing from elsewhere."""

from html import escape
from typing import Any, Final

Json = dict[str, Any]
METHODS: Final = ("get", "post", "patch", "put", "delete")
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: .3rem 0; } summary b { display: inline-block; width: 5rem; }
details { border-top: 1px solid #8884; } pre { overflow: auto; padding: .6rem; background: #8881; }
:root { color-scheme: light dark; }
"""


def page(schema: Json) -> str:
    """All requests by their paths, and below them the shapes that they speak of."""
    requests = [
        _request(method, path, operations[method])
        for path, operations in schema["paths"].items()
        for method in METHODS
        if method in operations
    ]
    shapes = [_shape(name, shape) for name, shape in schema["components"]["schemas"].items()]
    title = f"{schema['info']['title']} {schema['info']['version']}"
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title><style>{STYLE}</style></head><body>
<h1>{escape(title)}</h1>
<p>{escape(schema["info"]["description"])}
The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Requests</h2>
{"".join(requests)}
<h2>Shapes</h2>
{"".join(shapes)}
</body></html>
"""


def _request(method: str, path: str, operation: Json) -> str:
    text = operation.get("description") or operation.get("summary", "")
    rows = [
        f"<li><code>{escape(one['name'])}</code> ({one['in']}): {_kind(one['schema'])}</li>"
        for one in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(f"<li>body: {_kind(body)}</li>")
    for status, answer in operation["responses"].items():
        found = answer.get("content", {}).get("application/json", {}).get("schema", {})
        rows.append(f"<li>{escape(status)}: {_kind(found) if found else escape(answer['description'])}</li>")
    return (
        f"<details><summary><b>{method.upper()}</b> <code>{escape(path)}</code> {escape(text)}</summary>"
        f"<ul>{''.join(rows)}</ul></details>\n"
    )


def _shape(name: str, shape: Json) -> str:
    rows = [
        f"<li><code>{escape(field)}</code>: {_kind(kind)}</li>"
        for field, kind in shape.get("properties", {}).items()
    ]
    text = escape(shape.get("description", ""))
    head = f'<details id="{escape(name)}"><summary>{escape(name)} {text}</summary>'
    return f"{head}<ul>{''.join(rows)}</ul></details>\n"


def _kind(schema: Json) -> str:
    """A type in a few words, with a link where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return escape(", ".join(str(one) for one in schema.get("enum", [schema.get("const")])))
    kind = escape(str(schema.get("type", "anything")))
    return f"{kind} of {_kind(schema['items'])}" if "items" in schema else kind
