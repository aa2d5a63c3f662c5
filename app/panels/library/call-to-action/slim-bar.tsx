import { definePanel } from '../../define-panel'
import type { PersonName } from '../../pictures'
import { Avatars, Button, Row, Section, Stack, Text } from '../../primitives'
import type { PanelProps } from '../../types'

const people: PersonName[] = ['ines', 'mateo', 'freya']

const content = {
  people,
  title: 'Talk to a fitter before Friday',
  text: 'Ines, Mateo and Freya pick up from 8 to 18.',
  button: 'Call 030 555 0119',
  secondButton: 'Write instead',
}

type Props = PanelProps<typeof content>

function Words({ t, o, content }: Props) {
  return (
    <Row gap={24}>
      <Avatars t={t} people={content.people} size={52} ring={t.deep} />
      <Stack gap={2} width={o === 'center' ? 350 : 460}>
        <Text size="h4" color={t.onDeep} style={{ fontSize: 22, lineHeight: '30px' }}>
          {content.title}
        </Text>
        <Text size="small" color={t.onDeepMuted} style={{ fontSize: 15 }}>
          {content.text}
        </Text>
      </Stack>
    </Row>
  )
}

const Actions = ({ t, o, content }: Props) => {
  const call = (
    <Button t={t} kind="accent" onDeep icon="phone" iconFirst>
      {content.button}
    </Button>
  )
  const write = (
    <Button t={t} kind="outline" onDeep>
      {content.secondButton}
    </Button>
  )
  return (
    <Row gap={14}>
      {o === 'right' ? call : write}
      {o === 'right' ? write : call}
    </Row>
  )
}

/** Edge to edge and centred, with one button. */
const Band = ({ t, content, ...props }: Props) => (
  <Section t={t} background={t.deep} paddingTop={36} paddingBottom={36}>
    <Row justify="center" gap={48}>
      <Words t={t} content={content} {...props} />
      <Button t={t} kind="accent" onDeep icon="phone" iconFirst>
        {content.button}
      </Button>
    </Row>
  </Section>
)

const Bar = (props: Props) => {
  const { t, o } = props
  const words = <Words {...props} />
  const actions = <Actions {...props} />
  return (
    <Section t={t} paddingTop={48} paddingBottom={48}>
      <Row
        height={124}
        padding={o === 'left' ? '0 40px 0 36px' : '0 36px 0 40px'}
        justify="space-between"
        radius={24}
        background={t.deep}
      >
        {o === 'left' ? words : actions}
        {o === 'left' ? actions : words}
      </Row>
    </Section>
  )
}

export default definePanel({
  id: 'call-to-action-slim-bar',
  name: 'Slim bar',
  category: 'call-to-action',
  columns: 2,
  keywords: ['banner', 'strip', 'phone call', 'people', 'one line'],
  usesBrandName: false,
  content,
  render: (props) => (props.o === 'center' ? <Band {...props} /> : <Bar {...props} />),
})
