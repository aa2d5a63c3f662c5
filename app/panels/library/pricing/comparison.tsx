import { definePanel } from '../../define-panel'
import { Columns, Eyebrow, Head, Row, Section, Stack, Text } from '../../primitives'
import type { PanelProps } from '../../types'
import { type ComparisonContent, comparisonContent } from './comparison/content'
import { PlanColumn, rowHeight } from './comparison/plan-column'

type Props = PanelProps<ComparisonContent>

const headHeight = 248
const recommended = 1

/** Beside the last plan the words keep away from its button. */
const indent = (o: Props['o']) => (o === 'right' ? '0 0 0 36px' : 0)

/** Words above, the names of the rows below, level with the plans beside them. */
const Labels = ({ t, o, content, width }: Props & { width: number }) => (
  <Stack width={width}>
    <Stack width={width} height={headHeight} gap={16} align="flex-start" padding={indent(o)}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text
        size="h2"
        color={t.ink}
        style={{ fontSize: 40, lineHeight: '46px', letterSpacing: -1.4 }}
      >
        {content.title}
      </Text>
      <Text color={t.muted} style={{ textWrap: 'balance' }}>
        {content.lead}
      </Text>
    </Stack>
    {content.features.map(({ label }) => (
      <Row
        key={label}
        width={width}
        height={rowHeight}
        padding={indent(o)}
        style={{ borderTop: `1px solid ${t.line}` }}
      >
        <Text weight={500} color={t.ink}>
          {label}
        </Text>
      </Row>
    ))}
  </Stack>
)

export default definePanel({
  id: 'pricing-comparison',
  name: 'Comparison table',
  category: 'pricing',
  columns: 4,
  keywords: ['table', 'plans', 'features', 'compare'],
  usesBrandName: false,
  content: comparisonContent,
  render(props) {
    const { t, o, content } = props
    const centered = o === 'center'
    const plans = content.plans
      .slice(0, 3)
      .map((plan, index) => (
        <PlanColumn
          key={plan.name}
          t={t}
          plan={plan}
          index={index}
          features={content.features}
          width={centered ? 384 : 276}
          headHeight={headHeight}
          main={index === recommended}
          badge={content.badge}
          labelled={centered}
        />
      ))
    if (centered) {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={48}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
          />
          <Columns align="flex-start">{plans}</Columns>
        </Section>
      )
    }
    const labels = <Labels key="labels" {...props} width={372} />
    return (
      <Section t={t}>
        <Row align="flex-start">{o === 'left' ? [labels, ...plans] : [...plans, labels]}</Row>
      </Section>
    )
  },
})
