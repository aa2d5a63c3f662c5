import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { study } from '../../pictures'
import {
  Card,
  Eyebrow,
  Head,
  Icon,
  InlineForm,
  mirrorPair,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type Lawyer, type ListContent, listContent } from './list/content'
import { PersonRow } from './list/person-row'

type Props = PanelProps<ListContent>

const Note = ({ t, content }: Props) => (
  <Row gap={12}>
    <Icon name="phone" size={20} color={t.link} />
    <Text size="small" weight={500} color={t.ink}>
      {content.note}
    </Text>
  </Row>
)

const Words = (props: Props) => (
  <Stack width={408} justify="space-between" align="flex-start">
    <Stack gap={24} align="flex-start">
      <Eyebrow t={props.t}>{props.content.eyebrow}</Eyebrow>
      <Text size="h2" color={props.t.ink}>
        {props.content.title}
      </Text>
      <Text size="lead" color={props.t.muted}>
        {props.content.lead}
      </Text>
      <InlineForm t={props.t} width={408} icon="search" {...props.content.search} />
    </Stack>
    <Stack gap={24}>
      <Pic picture={study(props.t.pictures)} width={408} height={256} radius={20} />
      <Note {...props} />
    </Stack>
  </Stack>
)

function Rows({ t, people, width }: { t: Props['t']; people: Lawyer[]; width: number }) {
  return (
    <Stack>
      {people.map((lawyer, i) => (
        <PersonRow key={lawyer.name} t={t} lawyer={lawyer} width={width} first={i === 0} />
      ))}
    </Stack>
  )
}

export default definePanel({
  id: 'team-list',
  name: 'Directory',
  category: 'team',
  columns: 2,
  keywords: ['people', 'contacts', 'rows', 'lawyers'],
  usesBrandName: false,
  content: listContent,
  render(props) {
    const { t, o, content } = props
    const people = content.people.slice(0, 6)
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
            action={<InlineForm t={t} width={480} icon="search" {...content.search} />}
          />
          <Row gap={24}>
            {[people.slice(0, 3), people.slice(3)].map((half, i) => (
              <Card key={`${i}`} t={t} width={588} padding="12px 32px">
                <Rows t={t} people={half} width={522} />
              </Card>
            ))}
          </Row>
          <Row justify="center" marginTop={40}>
            <Note {...props} />
          </Row>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Row justify="space-between" align="stretch">
          {mirrorPair(
            o,
            <Words key="words" {...props} />,
            <Rows key="rows" t={t} people={people} width={692} />,
          )}
        </Row>
      </Section>
    )
  },
})
