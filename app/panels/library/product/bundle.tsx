import { definePanel } from '../../define-panel'
import { Columns, Head, LinkTo, Section, Stack } from '../../primitives'
import { PartCard, Total } from './bundle/cards'
import { bundleContent } from './bundle/content'
import { Bar, Still } from './bundle/still'

export default definePanel({
  id: 'product-bundle',
  name: 'Bundle of three',
  category: 'product',
  columns: 4,
  keywords: ['set', 'together', 'offer', 'cross-sell'],
  usesBrandName: false,
  content: bundleContent,
  render(props) {
    const { t, o, content } = props
    const head = (
      <Head
        t={t}
        o={o}
        marginBottom={56}
        title={content.title}
        lead={content.lead}
        action={o === 'center' ? undefined : <LinkTo t={t}>{content.link}</LinkTo>}
      />
    )
    if (o === 'center') {
      return (
        <Section t={t}>
          {head}
          <Stack gap={24}>
            <Still t={t} content={content} />
            <Bar t={t} content={content} />
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t}>
        {head}
        <Columns>
          {o === 'right' && <Total t={t} content={content} />}
          {content.parts.slice(0, 3).map((part, i) => (
            <PartCard key={part.name} t={t} part={part} first={i === 0} />
          ))}
          {o === 'left' && <Total t={t} content={content} />}
        </Columns>
      </Section>
    )
  },
})
