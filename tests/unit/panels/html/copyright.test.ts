import { expect, test } from 'vitest'
import { printPage } from '~/panels/html'
import { panels } from '~/panels/library'

test('every footer that claims rights says the year it is told, and none where it is told none', () => {
  const footers = panels.filter(({ category }) => category === 'footer')
  const brand = { name: 'Kiln', primary: '#1f4d46', secondary: '#f2a488' }
  for (const { id } of footers) {
    const sections = [{ panel: id, orientation: 'left', color: 'light' }] as const
    const pageOf = (year?: number) =>
      printPage({ title: 'Home', sections, brand: { ...brand, year } }).html
    expect(pageOf(2031), id).toContain('© 2031 Kiln.')
    expect(pageOf(), id).toContain('© Kiln.')
    const holder = { ...brand, holder: 'Kiln B.V.' }
    expect(printPage({ title: 'Home', sections, brand: holder }).html, id).not.toContain('B.V..')
  }
})
