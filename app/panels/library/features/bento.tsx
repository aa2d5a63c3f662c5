import { definePanel } from '../../define-panel'
import { Columns, Head, LinkTo, Section, Stack } from '../../primitives'
import { ChartTile } from './bento/chart-tile'
import { bentoContent } from './bento/content'
import { IconTile } from './bento/icon-tile'
import { TalkTile } from './bento/talk-tile'

export default definePanel({
  id: 'features-bento',
  name: 'Bento',
  category: 'features',
  columns: 5,
  keywords: ['grid', 'tiles', 'chart', 'benefits'],
  usesBrandName: false,
  content: bentoContent,
  render({ t, o, content }) {
    const chart = <ChartTile t={t} content={content.chart} wide={o === 'center'} />
    const talk = <TalkTile t={t} content={content.talk} wide={o === 'center'} />
    const [first, second, third] = content.tiles
    const icon = (tile: typeof first, size: { width: number; height?: number }) =>
      tile && <IconTile t={t} key={tile.title} tile={tile} {...size} />
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={<LinkTo t={t}>{content.link}</LinkTo>}
        />
        {o === 'center' ? (
          <Stack gap={24}>
            {chart}
            <Columns>
              <Stack gap={24}>
                {icon(first, { width: 384, height: 232 })}
                {icon(second, { width: 384, height: 232 })}
              </Stack>
              {talk}
              {icon(third, { width: 282 })}
            </Columns>
          </Stack>
        ) : (
          <Stack gap={24}>
            <Columns>
              {o === 'left' ? chart : talk}
              {o === 'left' ? talk : chart}
            </Columns>
            <Columns>{content.tiles.map((tile) => icon(tile, { width: 384 }))}</Columns>
          </Stack>
        )}
      </Section>
    )
  },
})
