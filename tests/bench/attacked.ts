import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { makeOrderForm, makePrice, makeTerms, storeOrderRow } from '#tests/fixtures/orders'
import { storePayment } from '#tests/fixtures/payments'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makePhoto } from '#tests/fixtures/pictures'
import { makePanel, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { panelImages, termVersions } from '~/db/schema'
import { files } from '~/platform/files/files.server'
import { newFileName } from '~/platform/files/names.server'
import { newId } from '~/platform/ids.server'
import { attacks } from './attack'
import type { Measure } from './bench'
import { ask } from './client'
import { longHistory } from './long-history'
import { timed } from './measure'
import { forgetPeak, helpersOf, peak, peakOfAll } from './memory'
import { atMost, type Row, told } from './report'

const run = promisify(execFile)

/** How long others wait while somebody attacks, and how much memory that takes. */
export const attacked: Measure = async ({ url, pid }) => {
  const cookie = await signIn(makeUser({ role: 'admin' }))
  const paths = JSON.stringify({ ...costlyPaths(), photos: await photoPaths() })
  const rows: Row[] = []
  for (const name of Object.keys(attacks)) {
    forgetPeak(pid)
    for (const helper of helpersOf(pid)) forgetPeak(helper)
    const given = [name, new URL(url).port, cookie, paths]
    const program = ['--import', 'tsx', 'tests/bench/attack.ts', ...given]
    const attack = run(process.execPath, program)
    const waits = await whileRunning(attack, () => ask(`${url}/healthz`))
    const statuses = JSON.parse((await attack).stdout) as number[]
    const counted = [...new Set(statuses)].map((status) => {
      const n = statuses.filter((each) => each === status).length
      return `${n} × ${status || 'none'}`
    })
    rows.push(
      atMost(`attack, ${name}: longest wait of others`, Math.max(...waits), 250, 'ms'),
      atMost(`attack, ${name}: memory, with what draws`, peakOfAll(pid), 700, 'MB'),
      told(`attack, ${name}: answers`, counted.join(', ')),
    )
  }
  forgetPeak(pid)
  rows.push(...(await longHistory(url)))
  rows.push(atMost('400,000 changes: memory', peak(pid), 700, 'MB'))
  return rows
}

/** A receipt, and terms with versions that are long and have little in common. */
function costlyPaths() {
  const price = makePrice()
  const client = makeUser({ role: 'client' })
  const { amount, currency } = price
  const order = storeOrderRow(makeOrderForm({ priceId: price.id }), client.id, {
    ...{ id: newId(), amount, currency, paidAt: Date.now() },
  })
  storePayment({ id: `${order.id}` }, { state: 'paid', paidAmount: amount, paidCurrency: currency })
  const terms = makeTerms()
  const words = (version: number) =>
    Array.from({ length: 5_400 }, (_, i) => `word${(i * version * 7919) % 5003}`).join(' ')
  for (let number = 2; number <= 51; number += 1) {
    const row = { id: newId(), termId: terms.id, name: 'Terms', number, createdAt: 1 }
    db.insert(termVersions)
      .values({ ...row, text: words(number) })
      .run()
  }
  return {
    receipt: `/orders/${order.id}/receipt.pdf`,
    difference: `/orders/order-terms/${terms.id}/versions/*`,
  }
}

/** The pictures of nine uploaded panels that are one photograph each. */
async function photoPaths(): Promise<string[]> {
  const photo = await makePhoto(3264, 2448)
  const { brandId } = makeProject()
  const panelPaths = Array.from({ length: 9 }, async () => {
    const { id, revision } = makePanel()
    const file = newFileName('jpg')
    await files.put('blocks', file, photo)
    const place = { panelId: id, orientation: 'left', color: 'light', form: 'jpeg' } as const
    db.insert(panelImages)
      .values({ ...place, file, width: 3264, height: 2448, createdAt: 1 })
      .run()
    const drawn = ['light.webp?w=160&', 'light.webp?w=480&', 'light.webp?w=960&', 'light.svg?']
    return drawn.map((name) => `/panels/${id}/left/${name}v=${brandId}.${revision}`)
  })
  return (await Promise.all(panelPaths)).flat()
}

/** Milliseconds of `work`, started every 20 ms whether or not the one before has ended. */
async function whileRunning(until: Promise<unknown>, work: () => Promise<unknown>) {
  const waits: Promise<number>[] = []
  const clock = setInterval(() => waits.push(timed(work)), 20)
  await until.finally(() => clearInterval(clock))
  return Promise.all(waits)
}
