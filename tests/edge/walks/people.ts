import { said } from '../client'
import { wordsOf } from '../forms'
import type { Walk } from './walk'

const demo = 'northlight demo'

export const people: Walk[] = [
  {
    name: 'sign-in',
    async run(world) {
      const times = []
      for (const region of ['ams', 'iad'] as const) {
        world.delay(50)
        const henrik = world.person(region)
        const started = Date.now()
        await henrik.signIn('henrik@harbour.example', demo)
        const page = await henrik.page('/requests/all')
        if (!/Harbour/.test(wordsOf(page.text))) throw new Error(`${region}: ${said(page)}`)
        times.push(`${region} ${Date.now() - started} ms`)
      }
      return times.join(', ')
    },
  },
  {
    name: 'rename',
    async run(world) {
      world.delay(300)
      const priya = await world.person('iad').signIn('priya@northlight.example')
      const form = await priya.form('/account-settings', ({ fields }) =>
        fields.some(([name]) => name === 'fullName'),
      )
      const name = `Priya ${Date.now()}`
      const saved = await priya.send(form, { fullName: name })
      if (saved.status >= 400) throw new Error(`saved: ${said(saved)}`)
      const page = await priya.page('/account-settings')
      if (!page.text.includes(name)) throw new Error('the page after it shows the old name')
      return `saved in ${Math.round(saved.ms)} ms, read back in ${Math.round(page.ms)} ms, 300 ms each way`
    },
  },
]
