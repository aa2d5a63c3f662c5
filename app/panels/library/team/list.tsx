import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Columns,
  Eyebrow,
  Head,
  Icon,
  InlineForm,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type Lawyer, type ListContent, listContent } from './list/content'
import { PersonCard, PersonRow, PersonTile } from './list/person'

type Props = PanelProps<ListContent>

const Note = ({ t, content }: Props) => (
  <Row gap={12}>
    <Icon name="phone" size={20} color={t.link} />
    <Text size="small" weight={500} color={t.ink}>
      {content.note}
    </Text>
  </Row>
)

const rowsOf = (people: Lawyer[], each: number): Lawyer[][] =>
  Array.from({ length: Math.ceil(people.length / each) }, (_, i) =>
    people.slice(i * each, (i + 1) * each),
  )

const Cards = ({ t, content }: Props) => (
  <Stack gap={24}>
    {rowsOf(content.people, 2).map((row, i) => (
      <Columns key={`${i}`}>
        {row.map((lawyer) => (
          <PersonCard key={lawyer.name} t={t} lawyer={lawyer} />
        ))}
      </Columns>
    ))}
  </Stack>
)

const Tiles = ({ t, content }: Props) => (
  <Stack gap={48}>
    {rowsOf(content.people, 3).map((row, i) => (
      <Columns key={`${i}`}>
        {row.map((lawyer) => (
          <PersonTile key={lawyer.name} t={t} lawyer={lawyer} />
        ))}
      </Columns>
    ))}
  </Stack>
)

const Search = ({ t, content, width }: Props & { width: number }) => (
  <InlineForm t={t} width={width} icon="search" {...content.search} />
)

const Words = (props: Props) => (
  <Stack width={432} gap={24} align="flex-start">
    <Eyebrow t={props.t}>{props.content.eyebrow}</Eyebrow>
    <Text size="h2" color={props.t.ink}>
      {props.content.title}
    </Text>
    <Text size="lead" color={props.t.muted}>
      {props.content.lead}
    </Text>
    <Search {...props} width={432} />
    <Note {...props} />
  </Stack>
)

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
    const { eyebrow, title, lead, people } = content
    if (o === 'right') {
      return (
        <Section t={t}>
          <Row gap={76} align="flex-start">
            <Stack width={692}>
              {people.map((lawyer, i) => (
                <PersonRow key={lawyer.name} t={t} lawyer={lawyer} width={692} first={i === 0} />
              ))}
            </Stack>
            <Words {...props} />
          </Row>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Head
          {...{ t, o, eyebrow, title, lead }}
          marginBottom={56}
          action={<Search {...props} width={o === 'left' ? 432 : 520} />}
        />
        {o === 'left' ? <Cards {...props} /> : <Tiles {...props} />}
        <Row justify={o === 'left' ? 'flex-start' : 'center'} marginTop={40}>
          <Note {...props} />
        </Row>
      </Section>
    )
  },
})
