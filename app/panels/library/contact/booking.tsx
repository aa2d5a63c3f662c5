import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { panned, portrait } from '../../pictures'
import {
  Box,
  Card,
  CheckList,
  Columns,
  Head,
  Icon,
  Pic,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { Calendar } from './booking/calendar'
import { type BookingWords, bookingContent } from './booking/content'
import { Times } from './booking/times'

type Props = PanelProps<BookingWords>

const Facts = ({ t, content }: Props) => (
  <Stack gap={12}>
    {content.facts.map(({ icon, text }) => (
      <Row key={text} gap={12}>
        <Icon name={icon} size={18} color={t.link} />
        <Text size="small" color={t.muted}>
          {text}
        </Text>
      </Row>
    ))}
  </Stack>
)

const Person = ({ t, content, size }: Props & { size: number }) => (
  <Row gap={20}>
    <Pic
      picture={portrait(t.pictures, content.person.picture)}
      width={size}
      height={size * 1.16}
      radius={18}
    />
    <Stack gap={2}>
      <Text size="h4" color={t.ink}>
        {content.person.name}
      </Text>
      <Text size="small" color={t.muted}>
        {content.person.role}
      </Text>
    </Stack>
  </Row>
)

const Words = (props: Props) => {
  const { t, content } = props
  return (
    <Stack width={476} gap={32}>
      <Stack gap={20}>
        <Text size="h2" color={t.ink}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted}>
          {content.lead}
        </Text>
      </Stack>
      <CheckList t={t} items={content.questions} />
      <Person {...props} size={96} />
      <Facts {...props} />
    </Stack>
  )
}

/** Adviser, month and times in one wide card. */
const Wide = (props: Props) => {
  const { t, content } = props
  const person = panned(portrait(t.pictures, content.person.picture), 0, -52)
  return (
    <Card t={t} padding={0} radius={32} width={1200} height={502}>
      <Columns gap={0}>
        <Stack width={390} padding={40} justify="space-between" height={500}>
          <Stack gap={24}>
            <Pic picture={person} width={310} height={224} radius={20} />
            <Stack gap={2}>
              <Text size="h4" color={t.ink}>
                {content.person.name}
              </Text>
              <Text size="small" color={t.muted}>
                {content.person.role}
              </Text>
            </Stack>
          </Stack>
          <Facts {...props} />
        </Stack>
        <Box width={1} background={t.line} />
        <Stack padding="40px 48px" width={478}>
          <Calendar t={t} content={content} height={52} />
        </Stack>
        <Box width={1} background={t.line} />
        <Box padding={40} width={328}>
          <Times t={t} content={content} width={248} />
        </Box>
      </Columns>
    </Card>
  )
}

export default definePanel({
  id: 'contact-booking',
  name: 'Book a call',
  category: 'contact',
  columns: 2,
  keywords: ['calendar', 'appointment', 'meeting', 'time', 'schedule'],
  usesBrandName: false,
  content: bookingContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head t={t} o={o} marginBottom={56} title={content.title} lead={content.lead} />
          <Wide {...props} />
        </Section>
      )
    }
    const card = (
      <Card t={t} kind="raised" width={644} padding={36} radius={28} shadow={t.shadow.card}>
        <Row gap={36} align="flex-start">
          <Calendar t={t} content={content} />
          <Times t={t} content={content} width={164} />
        </Row>
      </Card>
    )
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Split o={o} text={<Words {...props} />} media={card} />
      </Section>
    )
  },
})
