import { definePanel } from '../../define-panel'
import { Columns, Head, Section, Stack } from '../../primitives'
import { ratingsContent } from './ratings/content'
import { SourceCard } from './ratings/source-card'
import { TotalCard } from './ratings/total-card'

export default definePanel({
  id: 'testimonials-ratings',
  name: 'Ratings and scores',
  category: 'testimonials',
  columns: 4,
  keywords: ['stars', 'score', 'reviews', 'platforms'],
  usesBrandName: false,
  content: ratingsContent,
  render({ t, o, content }) {
    const head = (
      <Head
        t={t}
        o={o}
        marginBottom={56}
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
      />
    )
    const { sources } = content
    if (o === 'center') {
      return (
        <Section t={t}>
          {head}
          <Stack gap={24}>
            <TotalCard t={t} content={content} wide />
            <Columns>
              {sources.slice(0, 4).map((source) => (
                <SourceCard key={source.source} t={t} source={source} width={282} height={324} />
              ))}
            </Columns>
          </Stack>
        </Section>
      )
    }
    const total = <TotalCard t={t} content={content} wide={false} />
    const grid = (
      <Stack gap={24} width={692}>
        {[sources.slice(0, 2), sources.slice(2, 4)].map((pair, i) => (
          <Columns key={`${i}`}>
            {pair.map((source) => (
              <SourceCard key={source.source} t={t} source={source} width={334} height={320} />
            ))}
          </Columns>
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        {head}
        <Columns>
          {o === 'left' ? total : grid}
          {o === 'left' ? grid : total}
        </Columns>
      </Section>
    )
  },
})
