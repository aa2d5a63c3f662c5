import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { begun } from '~/platform/archives/web-stream'
import { streamZip } from '~/platform/archives/write-zip.server'
import { archiveEnd, listed } from '~/platform/archives/zip-records'

const packed = async (files: Iterable<{ name: string; text: string | null }>) => {
  const streamed = (function* () {
    for (const { name, text } of files) {
      yield { name, open: async () => (text === null ? null : new Blob([text]).stream()) }
    }
  })()
  return new Uint8Array(await new Response(streamZip(streamed)).arrayBuffer())
}

test('files come out as they went in, under their names; what is gone is named', async () => {
  const found = unzipSync(
    await packed([
      { name: 'a/Müller & Söhne.txt', text: 'words' },
      { name: 'a/empty.txt', text: '' },
      { name: 'a/gone.txt', text: null },
      { name: 'same.txt', text: 'first' },
      { name: 'same.txt', text: 'x'.repeat(200_000) },
    ]),
  )
  const texts = Object.entries(found).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])
  expect(texts).toEqual([
    ['a/Müller & Söhne.txt', 'words'],
    ['a/empty.txt', ''],
    ['same.txt', 'first'],
    ['same-2.txt', 'x'.repeat(200_000)],
    ['! Missing files.txt', expect.stringMatching(/incomplete.*\r\n- a\/gone\.txt\r\n/s)],
  ])
})

test('a file of somebody that is called like the text of missing files stays as it is', async () => {
  const name = '! Missing files.txt'
  const found = unzipSync(
    await packed([
      { name, text: 'mine' },
      { name: 'gone.txt', text: null },
    ]),
  )
  expect(Buffer.from(found[name] ?? []).toString()).toBe('mine')
  expect(Buffer.from(found['! Missing files-2.txt'] ?? []).toString()).toContain('- gone.txt')
})

test('what fails before the first piece of an archive can still be answered', async () => {
  const away = new Error('away')
  const files = [{ name: 'a.txt', open: () => Promise.reject(away) }]
  await expect(begun(streamZip(files))).rejects.toBe(away)
  const whole = [{ name: 'a.txt', open: async () => new Blob(['words']).stream() }]
  const bytes = await new Response(await begun(streamZip(whole))).arrayBuffer()
  expect(Object.keys(unzipSync(new Uint8Array(bytes)))).toEqual(['a.txt'])
})

test('an archive of more files than the short records can count is whole', async () => {
  const count = 66_000
  const many = Array.from({ length: count }, (_, n) => ({ name: `${n}.txt`, text: `${n}` }))
  const found = unzipSync(await packed(many))
  expect(Object.keys(found)).toHaveLength(count)
  expect(Buffer.from(found['65999.txt'] ?? []).toString()).toBe('65999')
}, 60_000)

test('a file that lies behind four gigabytes is found', () => {
  const far = 5 * 2 ** 30
  const file = { name: Buffer.from('a.txt'), crc: 1, size: 2, packed: 2, isPacked: false }
  const row = listed({ ...file, offset: far }, new Date(0))
  expect(row.readUInt32LE(42)).toBe(0xffff_ffff)
  expect(row.readUInt16LE(30)).toBe(12)
  expect([row.readUInt16LE(51), row.readUInt16LE(53)]).toEqual([1, 8])
  expect(row.readBigUInt64LE(55)).toBe(BigInt(far))
  const end = archiveEnd(1, { offset: far, size: row.length })
  expect(end.readUInt32LE(0)).toBe(0x06064b50)
  expect(end.readBigUInt64LE(48)).toBe(BigInt(far))
  expect(end.readUInt32LE(56)).toBe(0x07064b50)
  expect(end.readBigUInt64LE(64)).toBe(BigInt(far + row.length))
  expect(end.subarray(-22).readUInt32LE(16)).toBe(0xffff_ffff)
  expect(archiveEnd(1, { offset: 10, size: 10 })).toHaveLength(22)
})

test('an archive that nobody reads any more opens no further file', async () => {
  let opened = 0
  const files = (function* () {
    for (let n = 0; n < 100; n += 1) {
      yield {
        name: `${n}.txt`,
        open: async () => {
          opened += 1
          return new Blob(['x'.repeat(1_000)]).stream()
        },
      }
    }
  })()
  await new Response(streamZip(files, async () => opened < 3)).arrayBuffer()
  expect(opened).toBe(3)
})
