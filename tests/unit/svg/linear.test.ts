import { expect, test } from 'vitest'
import { drawing } from '#tests/fixtures/pictures'
import { refusedText } from '~/messages/files'
import { cleanSvg } from '~/platform/svg/clean-svg'
import { checkValue, readDeclarations, readStyleSheet } from '~/platform/svg/css'
import { SvgRefused } from '~/platform/svg/refused'
import { TakeOut } from '~/platform/svg/taken'
import { sniff } from '~/platform/uploads/sniff.server'

// Reading is linear: what once took minutes, or for ever, would run into the time limit of a test.

const reason = (text: string) => {
  try {
    cleanSvg(text)
  } catch (error) {
    if (error instanceof SvgRefused) return refusedText(error.why, error.values)
    throw error
  }
  return 'taken'
}

test('200,000 characters that never become anything are read once', () => {
  const long = 200_000
  expect(checkValue('a'.repeat(long))).toEqual([])
  expect(() => checkValue(`${'a'.repeat(long)}(`)).toThrow(TakeOut)
  expect(() => checkValue('url('.repeat(long / 4))).toThrow(TakeOut)
  expect(() => checkValue('var('.repeat(long / 4))).toThrow(TakeOut)
  expect(readDeclarations('/* '.repeat(long / 3), {})).toEqual([])
  expect(readDeclarations('a:'.repeat(long / 2), {})).toHaveLength(1)
  for (const part of ['a', '{', '}', 'a{', '@a ', '/* ', '"', 'a;', '(']) {
    expect(readStyleSheet(part.repeat(long / part.length), {})).toEqual([])
  }
})

test('what stands before the root is read once', async () => {
  const sniffed = (text: string) => sniff(new Blob([text]))
  expect(await sniffed('<?x?>'.repeat(800))).toBeNull()
  expect(await sniffed(`${'<?x?>'.repeat(800)}z`)).toBeNull()
  expect(await sniffed(`${'<!-- -->'.repeat(500)}z`)).toBeNull()
  expect(await sniffed(`<?a?> <?b?>\n${drawing('')}`)).toBe('svg')
  expect(await sniffed(`<?xml version="1.0"?><!--${'x'.repeat(5_000)}-->`)).toBe('svg')
})

test('values, style sheets and selectors that are too long are refused', () => {
  const long = 'a'.repeat(10_001)
  expect(reason(drawing(`<rect fill="${long}"/>`))).toMatch(/10001 characters \(fill\)/)
  expect(reason(drawing(`<rect style="${'/* '.repeat(40_000)}"/>`))).toMatch(/\(style\)/)
  expect(reason(drawing(`<rect unknown="${long}" data-x="${long}"/>`))).toBe('taken')
  expect(reason(drawing(`<path d="${'M0 0h9'.repeat(9_000)}"/>`))).toBe('taken')
  expect(reason(drawing(`<style>${'a'.repeat(260_000)}</style>`))).toBe('taken')
  expect(reason(drawing(`<style>${'a'.repeat(150_000)}</style>`.repeat(2)))).toMatch(/too long/)
  const many = `<style>${'.a,'.repeat(13_000)}b{fill:url(#x)}</style>${'<rect/>'.repeat(4_900)}`
  expect(reason(drawing(many))).toMatch(/too many style rules/)
  const honest = Array.from({ length: 200 }, (_, n) => `.st${n}{fill:#fff}`).join('')
  expect(reason(drawing(`<style>${honest}</style>${'<rect/>'.repeat(4_900)}`))).toBe('taken')
})
