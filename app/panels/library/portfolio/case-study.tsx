import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Avatar,
  Button,
  Eyebrow,
  Head,
  Row,
  Rule,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { type CaseContent, caseContent } from './case-study/content'
import { TallMedia, WideMedia } from './case-study/media'

type Props = PanelProps<CaseContent>

const Voice = ({ t, o, content }: Props) => (
  <Row gap={16} justify={o === 'center' ? 'center' : 'flex-start'}>
    <Avatar t={t} person={content.person} size={56} />
    <Stack style={{ flexShrink: 1 }}>
      <Text weight={500} color={t.ink}>
        {`“${content.quote}”`}
      </Text>
      <Text size="small" color={t.muted}>
        {`${content.name}, ${content.role}`}
      </Text>
    </Stack>
  </Row>
)

const Words = (props: Props) => {
  const { t, content } = props
  return (
    <Stack width={540} gap={28} align="flex-start">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted}>
        {content.lead}
      </Text>
      <Button t={t} icon="arrow">
        {content.button}
      </Button>
      <Rule t={t} width={540} marginTop={4} />
      <Row gap={24} align="flex-start">
        {content.numbers.map(({ value, label }) => (
          <Stack key={label} width={164} gap={4}>
            <Text size="h3" color={t.ink}>
              {value}
            </Text>
            <Text size="small" color={t.muted} style={{ textWrap: 'balance' }}>
              {label}
            </Text>
          </Stack>
        ))}
      </Row>
      <Rule t={t} width={540} />
      <Voice {...props} />
    </Stack>
  )
}

export default definePanel({
  id: 'portfolio-case-study',
  name: 'Case study',
  category: 'portfolio',
  columns: 2,
  keywords: ['results', 'client', 'numbers', 'hotel'],
  usesBrandName: false,
  content: caseContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={56}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
            action={
              <Button t={t} icon="arrow">
                {content.button}
              </Button>
            }
          />
          <Stack gap={48}>
            <WideMedia {...props} />
            <Voice {...props} />
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Split o={o} text={<Words {...props} />} media={<TallMedia {...props} />} />
      </Section>
    )
  },
})
