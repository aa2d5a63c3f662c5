import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A data file as its schema makes it. @throws Error that names the file and each place in it that is wrong */
export const readJson = <T extends z.ZodType>(path: string, schema: T): z.output<T> =>
  checked(path, parsed(path), schema)

/** The texts of a page of Markdown by the headings above them, as they are in a block of code. */
export function readTexts<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  const [, ...parts] = readFileSync(path, 'utf8').split(/^## /m)
  const texts = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return [
      heading.trim(),
      lines
        .join('\n')
        .trim()
        .replace(/^```\n|\n```$/g, ''),
    ]
  })
  return checked(path, Object.fromEntries(texts), schema)
}

/** The keys of a data file: what others may refer to. */
export const keysIn = (path: string): string[] =>
  Object.keys(readJson(path, z.record(z.string(), z.unknown())))

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}

function checked<T extends z.ZodType>(path: string, words: unknown, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(words)
  if (success) return data
  const wrong = error.issues.map((issue) => {
    const told = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue
    return [path, issue.path.join('.'), told.message].filter(Boolean).join(': ')
  })
  throw new Error(wrong.join('\n'))
}
