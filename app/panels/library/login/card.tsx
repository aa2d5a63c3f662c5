import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { cover } from '../../pictures'
import { Box, Logo, Pic, Row, Section, Text } from '../../primitives'
import { CodeCard } from './card/code-card'

const content = {
  help: 'Trouble signing in?',
  title: 'Look in your letterbox',
  text: 'Six digits are on their way to',
  address: 'greta@fieldandfern.dk',
  digits: '407',
  button: 'Open my account',
  again: 'Send again',
  wait: 'in 24 seconds',
}

type Props = PanelProps<typeof content>

const Top = ({ t, o, content }: Props) => {
  const help = (
    <Text size="small" weight={500} color={t.muted}>
      {content.help}
    </Text>
  )
  return (
    <Row justify="space-between" height={44} marginBottom={48}>
      {o === 'right' ? help : <Logo t={t} nameWidth={400} />}
      {o === 'right' ? <Logo t={t} nameWidth={400} /> : help}
    </Row>
  )
}

const motifs = { left: 'hills', center: 'waves', right: 'arches' } as const

/** The card lies over the edge of an abstract picture. */
function Stage({ t, o, content }: Props) {
  const picture = cover(t.pictures, { motif: motifs[o] })
  const card = <CodeCard t={t} content={content} />
  if (o === 'center') {
    return (
      <Box relative width={1200} height={752}>
        <Pic
          picture={picture}
          width={1200}
          height={480}
          radius={32}
          absolute={{ top: 0, left: 0 }}
        />
        <Box absolute={{ left: 340, top: 168 }}>{card}</Box>
      </Box>
    )
  }
  const left = o === 'left'
  return (
    <Box relative width={1200} height={664}>
      <Pic
        picture={picture}
        width={880}
        height={664}
        radius={32}
        absolute={{ top: 0, left: left ? 320 : 0 }}
      />
      <Box absolute={{ left: left ? 0 : 680, top: 52 }}>{card}</Box>
    </Box>
  )
}

export default definePanel({
  id: 'login-card',
  name: 'Code in a card',
  category: 'login',
  columns: 1,
  keywords: ['sign in', 'code', 'e-mail', 'passwordless', 'verify'],
  usesBrandName: true,
  content,
  render: (props) => (
    <Section t={props.t} paddingTop={48} paddingBottom={80}>
      <Top {...props} />
      <Stage {...props} />
    </Section>
  ),
})
