import { expect, type Walk } from './walk'
import { otherPrimary, tidyFolders } from './writers'

/** A primary that comes back with what it wrote alone. */
export const returning: Walk[] = [
  {
    name: 'lost-rows',
    async run(world) {
      await tidyFolders(world)
      const primary = await world.settle()
      const { restarts } = primary
      const [kept] = await primary.rows<{ id: string; name: string }>(
        'select id, name from folders limit 1',
      )
      if (!kept) throw new Error('no folders')
      const finds = 'select id from lost_finds where node = ?'
      const earlier = await primary.rows<{ id: string }>(finds, primary.id)
      world.cut(primary.id)
      const began = Date.now()
      const add =
        'insert into folders select ?, ?, owner_id, 1, created_at, updated_at from folders where id = ?'
      await primary.write(add, 'edge-alone', 'edge-alone', kept.id)
      await primary.write('update folders set name = ? where id = ?', 'edge-changed', kept.id)
      const next = await otherPrimary(world, primary)
      const took = Date.now() - began
      // LiteFS on it cannot give its lease back before the link heals, and ends then.
      await world.settle(120_000)
      expect(primary.restarts > restarts, 'it did not end where it heard of nobody')
      const again = await primary.rows("select 1 from folders where name like 'edge-%'")
      expect(again.length === 0, 'LiteFS did not throw away what it had alone')
      const look = async () => {
        const all = await next.rows<{
          find_id: string
          table_name: string
          kind: string
          uncertain: number
        }>(
          'select r.find_id, r.table_name, r.kind, f.uncertain from lost_rows r join lost_finds f on f.id = r.find_id where f.node = ? order by 2, 3',
          primary.id,
        )
        // Walks before this one leave finds as well.
        const rows = all.filter(({ find_id }) => !earlier.some(({ id }) => id === find_id))
        return rows.length > 0 ? rows : null
      }
      // It compares after all else that the machine does.
      const told = await world.until('what it had alone', look, 300_000)
      const left = await world.until('the copy to go', async () =>
        (await primary.exec(['ls', '/data/panelry/set-aside'])).trim() === '' ? 'gone' : null,
      )
      // By the clock it may have written more.
      const folders = told.filter((row) => row.table_name === 'folders')
      const list = folders.map(({ table_name, kind }) => `${table_name} ${kind}`).join(', ')
      expect(list === 'folders added, folders changed', `told: ${list}`)
      expect(
        told.every(({ uncertain }) => uncertain === 0),
        'the fork was not found',
      )
      return `another primary after ${took} ms, told: ${list}; the copy is ${left}`
    },
  },
]
