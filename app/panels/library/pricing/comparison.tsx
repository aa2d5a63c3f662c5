import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Columns, Eyebrow, Head, Row, Section, Stack, Text } from '../../primitives'
import { type ComparisonContent, comparisonContent } from './comparison/content'
import { PlanColumn, rowHeight } from './comparison/plan-column'

type Props = PanelProps<ComparisonContent>

const headHeight = 248
const recommended = 1

const heading = ({ eyebrow, title, lead }: ComparisonContent) => ({ eyebrow, title, lead })

const Title = ({ t, content, width }: Props & { width: number }) => (
  <Stack width={width} height={headHeight} gap={16} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink} style={{ fontSize: 40, lineHeight: '46px', letterSpacing: -1.4 }}>
      {content.title}
    </Text>
    <Text color={t.muted} style={{ textWrap: 'balance' }}>
      {content.lead}
    </Text>
  </Stack>
)

/** The names of the rows, before the values in any orientation; the words above them, or none. */
const Labels = (props: Props & { width: number }) => (
  <Stack width={props.width}>
    {props.o === 'left' ? <Title {...props} /> : <Box height={headHeight} />}
    <Names {...props} />
  </Stack>
)

const Names = ({ t, content, width }: Props & { width: number }) => (
  <Stack width={width}>
    {content.features.map(({ label }) => (
      <Row
        key={label}
        width={width}
        height={rowHeight}
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
          <Head {...{ t, o }} {...heading(content)} marginBottom={48} />
          <Columns align="flex-start">{plans}</Columns>
        </Section>
      )
    }
    const labels = <Labels key="labels" {...props} width={372} />
    return (
      <Section t={t}>
        {o === 'right' && <Head {...{ t, o }} {...heading(content)} marginBottom={48} />}
        <Row align="flex-start">{[labels, ...plans]}</Row>
      </Section>
    )
  },
})
