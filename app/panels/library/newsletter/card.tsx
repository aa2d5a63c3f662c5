import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { houses, panned, street } from '../../pictures'
import { Box, CheckList, Eyebrow, InlineForm, Pic, Section, Stack, Text } from '../../primitives'

const content = {
  eyebrow: 'The house letter',
  title: 'Three houses before they are listed',
  text: 'Each first Sunday we send three finished houses, with plans, prices and the mistakes we made.',
  points: ['Floor plans to download', 'What every square meter cost'],
  placeholder: 'you@mail.com',
  button: 'Join 9,200 readers',
}

type Props = PanelProps<typeof content>

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 620 : 500} gap={20} align={centered ? 'center' : 'flex-start'}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink} align={align} style={{ fontSize: 42, lineHeight: '50px' }}>
        {content.title}
      </Text>
      <Text color={t.muted} align={align} style={{ fontSize: 17 }} maxWidth={480}>
        {content.text}
      </Text>
      {!centered && <CheckList t={t} items={content.points} />}
      <Box marginTop={8}>
        <InlineForm
          t={t}
          width={centered ? 500 : 460}
          placeholder={content.placeholder}
          button={content.button}
        />
      </Box>
    </Stack>
  )
}

const frame = (t: Props['t']) => ({
  background: t.card,
  border: `1px solid ${t.cardLine}`,
  radius: 32,
})

/** Picture and words share one card. */
function Side(props: Props) {
  const { t, o } = props
  const picture = (
    <Pic
      picture={houses(t.pictures, { mirror: o === 'right' })}
      width={520}
      height={488}
      radius={22}
    />
  )
  const words = (
    <Box grow centered padding="24px 32px">
      <Words {...props} />
    </Box>
  )
  return (
    <Box row width={1200} height={520} padding={15} {...frame(t)}>
      {o === 'left' ? words : picture}
      {o === 'left' ? picture : words}
    </Box>
  )
}

/** The card rises over the lower edge of a wide picture. */
const Wide = (props: Props) => {
  const { t } = props
  return (
    <Stack align="center">
      <Pic picture={panned(street(t.pictures), 0, -60)} width={1200} height={500} radius={32} />
      <Box
        relative
        width={800}
        padding="56px 40px 48px"
        align="center"
        marginTop={-150}
        radius={28}
        background={t.dark ? t.card : '#ffffff'}
        shadow={t.shadow.card}
      >
        <Words {...props} />
      </Box>
    </Stack>
  )
}

export default definePanel({
  id: 'newsletter-card',
  name: 'Card with picture',
  category: 'newsletter',
  columns: 2,
  keywords: ['picture', 'architecture', 'houses', 'e-mail', 'sign up'],
  usesBrandName: false,
  content,
  render: (props) => (
    <Section t={props.t} paddingTop={96} paddingBottom={96}>
      {props.o === 'center' ? <Wide {...props} /> : <Side {...props} />}
    </Section>
  ),
})
