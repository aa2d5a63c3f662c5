import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer'
import { functions, properties } from './allowed'
import { count, orTakenOut, type Taken, TakeOut } from './taken'

/** Values that cannot hold a function, a string, a comment or an escape: nearly all of them. */
const plain = /^[#\w.,%\s+-]*$/

/**
 * Checks one value and returns the ids it refers to with `url(#…)`.
 *
 * @throws TakeOut for `url()` to anything but a part of the same file, for unknown functions and
 *   variables, for escapes, which exist to hide them, and for what is not balanced
 */
export function checkValue(value: string): string[] {
  return plain.test(value) ? [] : checkTokens(tokenize({ css: value }))
}

const openers = new Set<string>([TokenType.Function, TokenType.OpenParen])
/** What no value of ours holds. */
const never = new Set<string>([
  TokenType.BadString,
  TokenType.BadURL,
  TokenType.AtKeyword,
  TokenType.OpenCurly,
  TokenType.CloseCurly,
  TokenType.Semicolon,
  TokenType.CDO,
  TokenType.CDC,
])

function checkTokens(tokens: readonly CSSToken[]): string[] {
  const ids: string[] = []
  let depth = 0
  tokens.forEach((token, at) => {
    const [type, raw] = token
    if (never.has(type) || raw.includes('\\') || raw.includes('<')) throw new TakeOut('style')
    if (type === TokenType.OpenParen && depth === 0) throw new TakeOut('style')
    if (type === TokenType.URL) ids.push(localId(token[4].value))
    if (type === TokenType.Function) {
      const name = token[4].value.toLowerCase()
      if (!functions.has(name)) throw new TakeOut('style')
      const first = tokens.slice(at + 1, at + 4).find(([kind]) => kind !== TokenType.Whitespace)
      if (name === 'url') {
        ids.push(localId(first?.[0] === TokenType.String ? first[4].value : ''))
      } else if (name === 'var' && !/^--brand-(primary|secondary)$/i.test(first?.[1] ?? '')) {
        throw new TakeOut('style')
      }
    }
    if (openers.has(type)) depth += 1
    if (type === TokenType.CloseParen) depth -= 1
    if (depth < 0) throw new TakeOut('style')
  })
  if (depth > 0) throw new TakeOut('style')
  return ids
}

function localId(url: string): string {
  if (!/^#[^"'()\s]+$/.test(url)) throw new TakeOut('reference')
  return url.slice(1)
}

type Declarations = { text: string; refers: string[]; filtered: boolean; layered: boolean }

/** Whether a property makes the renderer draw the element on a layer of its own. */
export function makesLayer(property: string, value: string): boolean {
  if (property === 'opacity') return !/^(1(\.0*)?|100%)$/.test(value.trim())
  if (property === 'isolation') return /isolate/i.test(value)
  if (property === 'mix-blend-mode') return value.trim().toLowerCase() !== 'normal'
  return (property === 'mask' || property === 'filter') && /url\s*\(/i.test(value)
}

/** Keeps the known properties of `a: b; c: d`; what acts or reaches outside is counted. */
export const cleanDeclarations = (css: string, taken: Taken): Declarations =>
  declarations(tokensOf(css), taken)

/** Without comments: a space stands for each, as everywhere in CSS. */
function tokensOf(css: string): CSSToken[] {
  return tokenize({ css })
    .map(
      (token): CSSToken =>
        token[0] === TokenType.Comment
          ? [TokenType.Whitespace, ' ', token[2], token[3], undefined]
          : token,
    )
    .filter(([type]) => type !== TokenType.EOF)
}

const textOf = (tokens: readonly CSSToken[]) =>
  tokens
    .map(([, raw]) => raw)
    .join('')
    .trim()

function declarations(tokens: readonly CSSToken[], taken: Taken): Declarations {
  const kept: string[] = []
  const refers: string[] = []
  let filtered = false
  let layered = false
  for (const part of split(tokens, TokenType.Semicolon)) {
    const colon = part.findIndex(([type]) => type === TokenType.Colon)
    const name = textOf(part.slice(0, Math.max(0, colon))).toLowerCase()
    const value = part.slice(colon + 1)
    const text = textOf(value)
    const ids = orTakenOut(taken, () => checkTokens(colon < 0 ? part : value))
    if (!ids || colon < 0 || !properties.has(name) || !text) continue
    kept.push(`${name}:${text}`)
    refers.push(...ids)
    if (name === 'filter' && ids.length) filtered = true
    layered ||= makesLayer(name, text)
  }
  return { text: kept.join(';'), refers, filtered, layered }
}

/** Cuts at a mark that stands in no brackets. */
function split(tokens: readonly CSSToken[], mark: TokenType): CSSToken[][] {
  const parts: CSSToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (openers.has(token[0])) depth += 1
    if (token[0] === TokenType.CloseParen) depth -= 1
    if (token[0] === mark && depth <= 0) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

export type StyleRule = { selector: string } & Declarations

/** The rules of a style sheet, cleaned. At-rules and rules that cannot be read are counted. */
export function cleanStyleSheet(css: string, taken: Taken): StyleRule[] {
  const rules: StyleRule[] = []
  let head: CSSToken[] = []
  let body: CSSToken[] | null = null
  let depth = 0
  for (const token of tokensOf(css)) {
    const [type] = token
    if (type === TokenType.OpenCurly) {
      depth += 1
      body ??= []
      if (depth === 1) continue
    }
    if (type === TokenType.CloseCurly && depth > 0) depth -= 1
    if (depth > 0) body?.push(token)
    else if (body) {
      addRule(head, body)
      head = []
      body = null
    } else if (type === TokenType.Semicolon) {
      // `@import …;` and the like: a rule never holds one before its braces.
      count(taken, 'style')
      head = []
    } else head.push(token)
  }
  if (body || textOf(head)) count(taken, 'style')
  return rules

  function addRule(before: readonly CSSToken[], inside: readonly CSSToken[]) {
    const selector = textOf(before).replace(/\s+/g, ' ')
    const nested = inside.some(([type]) => type === TokenType.OpenCurly)
    // A quotation mark that a line end closed would, written out again, open a string over what follows.
    const broken = before.some(([type]) => never.has(type))
    if (nested || broken || !/^[\w\s.#,:>*+~()[\]="'-]+$/.test(selector)) count(taken, 'style')
    else rules.push({ selector, ...declarations(inside, taken) })
  }
}
