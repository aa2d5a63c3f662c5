import { expect, test } from 'vitest'
import { databaseBefore } from '#tests/fixtures/old-database'

test('of work that is there already it is known whether its client answered last', () => {
  const { sqlite, update } = databaseBefore('0043_the-client-answered-last')
  sqlite.exec(`
    insert into users (id, email, full_name, role, organization, created_at, updated_at) values
      ('client', 'nadia@hollis.example', 'Nadia Hollis', 'client', 0, 1, 1),
      ('maker', 'elif@studio.example', 'Elif Varga', 'user', 1, 1, 1);
    insert into forms (id, kind, draft, created_at, updated_at) values ('f', 'request', '[]', 1, 1);
    insert into form_versions (id, form_id, number, fields, published_at) values ('v', 'f', 1, '[]', 1)`)
  const said: Record<string, [sender: string | null, kind: string][]> = {
    silent: [],
    asks: [['client', 'message']],
    answered: [
      ['client', 'message'],
      ['maker', 'message'],
    ],
    changes: [
      ['maker', 'status_change'],
      ['client', 'status_change'],
      [null, 'status_change'],
      ['maker', 'auto'],
    ],
  }
  Object.entries(said).forEach(([id, entries], at) => {
    const facts = `'${id}', ${at + 1}, 'A', 'client', 'v', '${id}', '{}', 'medium', 1, 1, 1`
    sqlite.exec(`
      insert into conversations (id) values ('${id}'), ('order-${id}');
      insert into requests (id, number, title, user_id, form_version_id, conversation_id, answers, priority,
          due_at, created_at, updated_at, type_name, request_category) values (${facts}, 'T', 'P');
      insert into orders (id, number, title, user, form_version_id, conversation_id, answers, priority,
          due_at, created, updated, form_name, product_label, status)
        values (${facts.replace(`'v', '${id}'`, `'v', 'order-${id}'`)}, 'F', 'P', 'in_progress')`)
    const insert = sqlite.prepare(
      `insert into messages (id, conversation_id, sender, type, html, message, created)
        values (?, ?, ?, ?, 'x', 'x', ?)`,
    )
    entries.forEach(([sender, kind], nth) => {
      for (const place of [id, `order-${id}`])
        insert.run(`${place}-${nth}`, place, sender, kind, nth)
    })
  })
  update()
  for (const table of ['requests', 'orders']) {
    const found = sqlite.prepare(
      `select id from ${table} where client_answered = 1 order by number`,
    )
    expect(found.pluck().all()).toEqual(['asks', 'changes'])
  }
})
