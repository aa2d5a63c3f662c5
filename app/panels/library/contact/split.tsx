import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Avatar,
  Badge,
  Eyebrow,
  Head,
  Row,
  Rule,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { type SplitWords, splitContent } from './split/content'
import { Form } from './split/form'

type Props = PanelProps<SplitWords>

const Person = ({ t, content }: Props) => (
  <Row gap={16}>
    <Avatar t={t} person={content.person.picture} size={64} />
    <Stack>
      <Text size="h5" color={t.ink}>
        {content.person.name}
      </Text>
      <Text size="small" color={t.muted}>
        {content.person.text}
      </Text>
    </Stack>
  </Row>
)

const Way = ({ t, way }: { t: Props['t']; way: SplitWords['ways'][number] }) => (
  <Row gap={16}>
    <Badge t={t} icon={way.icon} size={48} />
    <Stack>
      <Text size="small" color={t.muted}>
        {way.label}
      </Text>
      <Text weight={600} color={t.ink}>
        {way.value}
      </Text>
    </Stack>
  </Row>
)

const Words = (props: Props) => {
  const { t, content } = props
  return (
    <Stack width={472} gap={36} justify="space-between">
      <Stack gap={20} align="flex-start">
        <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
        <Text size="h1" color={t.ink}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted}>
          {content.lead}
        </Text>
      </Stack>
      <Stack gap={20}>
        {content.ways.map((way) => (
          <Way key={way.label} t={t} way={way} />
        ))}
        <Rule t={t} marginTop={12} marginBottom={12} />
        <Person {...props} />
      </Stack>
    </Stack>
  )
}

export default definePanel({
  id: 'contact-split',
  name: 'Words and form',
  category: 'contact',
  columns: 2,
  keywords: ['message', 'inquiry', 'phone', 'e-mail', 'person'],
  usesBrandName: false,
  content: splitContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head t={t} o={o} marginBottom={32} title={content.title} lead={content.lead} />
          <Stack align="center" gap={48}>
            <Person {...props} />
            <Form t={t} content={content} width={860} />
          </Stack>
          <Row gap={64} justify="center" marginTop={48}>
            {content.ways.slice(0, 3).map((way) => (
              <Way key={way.label} t={t} way={way} />
            ))}
          </Row>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Split
          o={o}
          align="stretch"
          text={<Words {...props} />}
          media={<Form t={t} content={content} width={640} />}
        />
      </Section>
    )
  },
})
