type Row = { id: string; order: string }

/** Sections for the way to the browser: hundreds of them, in a fraction of the text. */
type Packed<T extends Row> = {
  /** Shared facts of sections that look alike, each once. */
  kinds: readonly Omit<T, 'id' | 'order'>[]
  /** A line each: id, order, and the place of its kind. */
  rows: string
}

export function pack<T extends Row>(sections: readonly T[]): Packed<T> {
  const kinds: Omit<T, 'id' | 'order'>[] = []
  const places = new Map<string, number>()
  const rows = sections.map(({ id, order, ...kind }) => {
    const name = JSON.stringify(kind)
    const place = places.get(name) ?? kinds.push(kind) - 1
    places.set(name, place)
    return `${id} ${order} ${place}`
  })
  return { kinds, rows: rows.join('\n') }
}

export function unpack<T extends Row>({ kinds, rows }: Packed<T>): T[] {
  return rows.split('\n').flatMap((row) => {
    const [id = '', order = '', place = ''] = row.split(' ')
    const kind = kinds[Number(place)]
    return id && kind ? [{ id, order, ...kind } as T] : []
  })
}
