import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer'
import { functions } from './allowed'
import { count, orTakenOut, type Taken, TakeOut } from './taken'

/** Values that cannot hold a function, a string, a comment or an escape: nearly all of them. */
const plain = /^[#\w.,%\s+-]*$/

/**
 * Checks one value and returns the ids it refers to with `url(#…)`.
 *
 * @throws TakeOut for `url()` to anything but a part of the same file, for unknown functions, for
 *   escapes, which exist to hide them, and for what is not balanced
 */
export function checkValue(value: string): string[] {
  return plain.test(value) ? [] : checkTokens(tokenize({ css: value }))
}

const openers = new Set<string>([TokenType.Function, TokenType.OpenParen])
/** Tokens that no value of ours holds. */
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
  /** Depth from which arithmetic begins: inside it brackets may have no name; 0 outside. */
  let counting = 0
  tokens.forEach((token, at) => {
    const [type, raw] = token
    if (never.has(type) || raw.includes('\\') || raw.includes('<')) throw new TakeOut('style')
    if (type === TokenType.OpenParen && counting === 0) throw new TakeOut('style')
    if (type === TokenType.URL) ids.push(localId(token[4].value))
    if (type === TokenType.Function) {
      const name = token[4].value.toLowerCase()
      if (!functions.has(name)) throw new TakeOut('style')
      if (name === 'url') {
        const first = tokens.slice(at + 1, at + 4).find(([kind]) => kind !== TokenType.Whitespace)
        ids.push(localId(first?.[0] === TokenType.String ? first[4].value : ''))
      }
      if (counting === 0 && /^(calc|min|max|clamp)$/.test(name)) counting = depth + 1
    }
    if (openers.has(type)) depth += 1
    if (type === TokenType.CloseParen) depth -= 1
    if (depth < counting) counting = 0
    if (depth < 0 || depth > mostBrackets) throw new TakeOut('style')
  })
  if (depth > 0) throw new TakeOut('style')
  return ids
}

/** Brackets inside each other: what reads them afterwards may call itself for each. */
const mostBrackets = 16

function localId(url: string): string {
  if (!/^#[^"'()\s]+$/.test(url)) throw new TakeOut('reference')
  return url.slice(1)
}

/** Removes comments: each becomes a space, as everywhere in CSS. */
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

/** `fill: red !important`, with whether it has become part of a drawing. */
export type Declaration = { name: string; value: string; important: boolean; used: boolean }

/** The declarations of `a: b; c: d`; what acts or reaches outside is counted. */
export const readDeclarations = (css: string, taken: Taken): Declaration[] =>
  declarations(tokensOf(css), taken)

function declarations(tokens: readonly CSSToken[], taken: Taken): Declaration[] {
  const kept: Declaration[] = []
  for (const part of split(tokens, TokenType.Semicolon)) {
    if (!textOf(part)) continue
    const colon = part.findIndex(([type]) => type === TokenType.Colon)
    const written = textOf(part.slice(0, Math.max(0, colon)))
    const name = written.startsWith('--') ? written : unprefixed(written.toLowerCase())
    const value = part.slice(colon + 1)
    const text = textOf(value)
    const important = /!\s*important$/i.test(text)
    if (!orTakenOut(taken, () => checkTokens(colon < 0 ? part : value))) continue
    if (colon < 0 || !/^[\w-]{1,60}$/.test(name) || !text) count(taken, 'unseen')
    else kept.push({ name, value: text.replace(/\s*!\s*important$/i, ''), important, used: false })
  }
  return kept
}

/** Browsers take these names for those without their beginning. */
const unprefixed = (name: string) =>
  name.replace(/^-webkit-(?=(filter|transform|transform-origin|clip-path|mask|opacity)$)/, '')

/** Cuts at a mark that is in no brackets. */
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

export type StyleRule = { selector: string; declarations: Declaration[] }

/** The rules of a style sheet that are for screens. What is not kept is counted. */
export const readStyleSheet = (css: string, taken: Taken): StyleRule[] =>
  rulesOf(tokensOf(css), taken, 0)

function rulesOf(tokens: readonly CSSToken[], taken: Taken, level: number): StyleRule[] {
  const rules: StyleRule[] = []
  let head: CSSToken[] = []
  let body: CSSToken[] | null = null
  let depth = 0
  for (const token of tokens) {
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
    } else if (type === TokenType.Semicolon && isAtRule(head)) {
      // `@import …;` and the like.
      count(taken, /^@(charset|namespace)\b/i.test(textOf(head)) ? 'unseen' : 'style')
      head = []
    } else head.push(token)
  }
  // A sheet that ends inside a rule ends it.
  if (body && depth === 1) addRule(head, body)
  else if (body || textOf(head)) count(taken, 'style')
  return rules

  function addRule(before: readonly CSSToken[], inside: readonly CSSToken[]) {
    const selector = textOf(before).replace(/\s+/g, ' ')
    if (isAtRule(before)) {
      const fits = level === 0 && isForScreens(selector)
      if (fits === true) rules.push(...rulesOf(inside, taken, level + 1))
      else count(taken, fits ? fits : kindOfAtRule(selector))
      return
    }
    const nested = inside.some(([type]) => type === TokenType.OpenCurly)
    // A quotation mark that a line end closed breaks the rule off.
    const broken = before.some(([type]) => never.has(type))
    if (nested || broken) count(taken, 'style')
    else rules.push({ selector, declarations: declarations(inside, taken) })
  }
}

const isAtRule = (tokens: readonly CSSToken[]) =>
  tokens.find(([type]) => type !== TokenType.Whitespace)?.[0] === TokenType.AtKeyword

const kindOfAtRule = (head: string) =>
  /^@(-webkit-)?keyframes\b/i.test(head) ? 'animation' : /^@page\b/i.test(head) ? 'unseen' : 'style'

/** Whether `@media …` is for screens; otherwise as what it is counted; false for other rules. */
function isForScreens(head: string): true | 'unseen' | 'style' | false {
  const found = /^@media\b(.*)$/i.exec(head)
  return found ? mediaFit(found[1] ?? '') : false
}

/**
 * Whether a list of media queries is for a picture on a light screen.
 *
 * @returns otherwise as what it is counted: browsers show nothing of it either, or it depends
 */
export function mediaFit(media: string): true | 'unseen' | 'style' {
  if (!media.trim()) return true
  const answers = media.split(',').map((query) => {
    const text = query.trim().toLowerCase().replace(/\s+/g, ' ')
    if (/^((only )?(all|screen)|not (print|speech))$/.test(text)) return true
    if (/^(screen and |all and )?\(\s*prefers-color-scheme\s*:\s*light\s*\)$/.test(text))
      return true
    const never = /^((only )?(print|speech|tty|tv|handheld|projection)\b|not (all|screen)$)/
    const dark = /^([a-z]+ and )?\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/
    return never.test(text) || dark.test(text) ? 'unseen' : 'style'
  })
  if (answers.includes(true)) return true
  return answers.includes('style') ? 'style' : 'unseen'
}
