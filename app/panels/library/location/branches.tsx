import { definePanel } from '../../define-panel'
import { type MapPoint, map } from '../../pictures'
import { Columns, Head, InlineForm, Pic, Section, Stack } from '../../primitives'
import { BranchCard, BranchLine } from './branches/branch-card'
import { branchesContent } from './branches/content'

const pins: MapPoint[] = [
  [0.4, 0.44],
  [0.7, 0.26],
  [0.74, 0.7],
]

export default definePanel({
  id: 'location-branches',
  name: 'Three branches',
  category: 'location',
  columns: 3,
  keywords: ['shops', 'stores', 'finder', 'addresses', 'map'],
  usesBrandName: false,
  content: branchesContent,
  render({ t, o, content }) {
    const shown = content.branches.slice(0, 3)
    const head = (
      <Head
        columns={3}
        t={t}
        o={o}
        marginBottom={56}
        width={660}
        title={content.title}
        lead={content.lead}
        action={
          <InlineForm
            t={t}
            width={o === 'center' ? 440 : 384}
            icon="search"
            placeholder={content.search}
            button={content.searchButton}
          />
        }
      />
    )
    if (o === 'center') {
      return (
        <Section t={t}>
          {head}
          <Columns>
            {shown.map((branch, i) => (
              <BranchCard key={branch.name} t={t} branch={branch} content={content} index={i} />
            ))}
          </Columns>
        </Section>
      )
    }
    const city = map(t.pictures, {
      city: 'bay',
      dark: t.dark,
      frame: [690, 474],
      pins: pins.slice(0, shown.length),
      pinColor: t.dark ? t.accent : t.link,
    })
    const picture = <Pic picture={city} width={690} height={474} />
    const list = (
      <Stack gap={24} width={486}>
        {shown.map((branch, i) => (
          <BranchLine key={branch.name} t={t} branch={branch} content={content} index={i} />
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        {head}
        <Columns>
          {o === 'left' ? list : picture}
          {o === 'left' ? picture : list}
        </Columns>
      </Section>
    )
  },
})
