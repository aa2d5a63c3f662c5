import { createElement, type ReactNode } from 'react'

type Element = { tag: string; props: Record<string, unknown>; children: Markup[] }
type Markup = string | Element

const names: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  value: 'defaultValue',
  maxlength: 'maxLength',
  datetime: 'dateTime',
}
const empty = /^(?:img|input|br|hr|link|meta|source)$/
const written: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => written[name] ?? '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )

/** What stands in the body of a page our server rendered, without its scripts. */
export function readBody(html: string): Markup[] {
  const body = (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '')
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/gs, '')
  const root: Element = { tag: '', props: {}, children: [] }
  const open = [root]
  for (const [, end, tag = '', attributes = '', text] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi,
  )) {
    if (text) open.at(-1)?.children.push(plain(text))
    else if (end) open.pop()
    else {
      const element = { tag, props: read(attributes), children: [] }
      open.at(-1)?.children.push(element)
      if (!empty.test(tag)) open.push(element)
    }
  }
  return root.children
}

function read(attributes: string): Element['props'] {
  const props: Element['props'] = {}
  for (const [, name = '', value] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (name !== 'style') props[names[name] ?? name] = value ? plain(value) : true
  }
  return props
}

/** The same elements, made anew as a component makes them. */
export const elements = (nodes: readonly Markup[]): ReactNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : createElement(node.tag, { ...node.props }, ...elements(node.children)),
  )
