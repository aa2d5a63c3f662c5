import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { PersonName } from '../../pictures'
import { Avatar, Box, Chip, InlineForm, Row, Section, Split, Stack, Text } from '../../primitives'
import { type IssueWords, Magazine } from './cover/magazine'

const editor: PersonName = 'julian'
const issues: IssueWords[] = [
  {
    picture: 'study',
    number: 'No. 14',
    season: 'Autumn',
    title: 'The rooms people never leave',
    lines: 'Twelve chairs, one rule for lamps',
  },
  {
    picture: 'terrace',
    number: 'No. 13',
    season: 'Summer',
    title: 'Dinner moves outside',
    lines: 'Nine terraces, forty lanterns',
  },
  {
    picture: 'cabin',
    number: 'No. 12',
    season: 'Spring',
    title: 'A cabin for two winters',
    lines: 'Six stoves, tried at −20°',
  },
]

const content = {
  chip: 'Next issue on 4 October',
  title: 'Four issues a year, free by e-mail',
  lead: 'Eighty pages about homes people live in. Nothing is staged, and every price is printed.',
  placeholder: 'you@mail.com',
  button: 'Send me No. 14',
  editor,
  note: 'Julian Park, editor, reads every reply.',
  masthead: 'Indoors',
  issues,
}

type Props = PanelProps<typeof content>

const Editor = ({ t, content }: Props) => (
  <Row gap={12}>
    <Avatar t={t} person={content.editor} size={40} />
    <Text size="small" color={t.muted}>
      {content.note}
    </Text>
  </Row>
)

function Words(props: Props) {
  const { t, o, content } = props
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 760 : 510} gap={24} align={centered ? 'center' : 'flex-start'}>
      <Chip t={t} icon="calendar">
        {content.chip}
      </Chip>
      <Text size="h2" color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align} maxWidth={centered ? 600 : 480}>
        {content.lead}
      </Text>
      <InlineForm t={t} width={480} placeholder={content.placeholder} button={content.button} />
      <Editor {...props} />
    </Stack>
  )
}

/** This issue in front, the last one behind it. */
function Stand({ t, o, content }: Props) {
  const [current, last] = content.issues
  const left = o === 'left'
  return (
    <Box relative width={588} height={560} radius={28} background={t.tint}>
      {last && (
        <Box absolute={left ? { top: 40, right: 44 } : { top: 40, left: 44 }}>
          <Magazine t={t} masthead={content.masthead} issue={last} width={280} height={372} plain />
        </Box>
      )}
      {current && (
        <Box absolute={left ? { bottom: 48, left: 56 } : { bottom: 48, right: 56 }}>
          <Magazine t={t} masthead={content.masthead} issue={current} width={320} height={424} />
        </Box>
      )}
    </Box>
  )
}

/** Three issues side by side, the newest in the middle and larger. */
function Shelf({ t, content }: Props) {
  const [current, last, older] = content.issues
  return (
    <Row width={1200} height={520} gap={48} justify="center" radius={32} background={t.tint}>
      {last && <Magazine t={t} masthead={content.masthead} issue={last} width={262} height={346} />}
      {current && (
        <Magazine t={t} masthead={content.masthead} issue={current} width={322} height={426} />
      )}
      {older && (
        <Magazine t={t} masthead={content.masthead} issue={older} width={262} height={346} />
      )}
    </Row>
  )
}

export default definePanel({
  id: 'newsletter-cover',
  name: 'Magazine cover',
  category: 'newsletter',
  columns: 2,
  keywords: ['magazine', 'issue', 'journal', 'e-mail', 'sign up'],
  usesBrandName: false,
  content,
  render: (props) => {
    const { t, o } = props
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Split
          o={o}
          text={<Words {...props} />}
          media={o === 'center' ? <Shelf {...props} /> : <Stand {...props} />}
        />
      </Section>
    )
  },
})
