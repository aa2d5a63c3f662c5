import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { aurora } from '../../pictures'
import {
  Box,
  Button,
  Pic,
  Row,
  Section,
  Stack,
  Text,
  WalletPhone,
  walletContent,
} from '../../primitives'

const content = {
  title: 'Your next Monday could be quieter',
  lead: 'Set it up this afternoon, invite the team tonight. Keep it only if it helps.',
  button: 'Start free trial',
  secondButton: 'Book a demo',
  phone: walletContent,
}

type Props = PanelProps<typeof content>

const width = 1200

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 760 : 580} gap={26} align={centered ? 'center' : 'flex-start'}>
      <Text size="h1" color={t.onDeep} align={align} style={{ fontSize: 54, lineHeight: '60px' }}>
        {content.title}
      </Text>
      <Text size="lead" color={t.onDeepMuted} align={align} maxWidth={500}>
        {content.lead}
      </Text>
      <Row gap={14}>
        <Button t={t} size="l" onDeep icon="arrow">
          {content.button}
        </Button>
        <Button t={t} size="l" kind="outline" onDeep>
          {content.secondButton}
        </Button>
      </Row>
    </Stack>
  )
}

const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

export default definePanel({
  id: 'call-to-action-aurora',
  name: 'Aurora card',
  category: 'call-to-action',
  columns: 2,
  keywords: ['banner', 'gradient', 'phone', 'trial'],
  usesBrandName: false,
  bleeds: true,
  content,
  render: (props) => {
    const { t, o, content } = props
    const height = o === 'center' ? 440 : 400
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Box
          relative
          width={width}
          height={height}
          radius={32}
          background={t.deep}
          style={{ overflow: 'hidden' }}
        >
          <Pic
            picture={aurora(t.pictures, { base: t.deep })}
            width={width}
            height={height}
            radius={32}
            absolute={{ top: 0, left: 0 }}
          />
          {o !== 'center' && (
            <Box absolute={o === 'left' ? { top: 56, right: 96 } : { top: 56, left: 96 }}>
              <WalletPhone t={t} width={290} height={600} content={content.phone} />
            </Box>
          )}
          <Box
            width={width}
            height={height}
            padding="0 80px"
            justify="center"
            align={sides[o]}
            absolute={{ top: 0, left: 0 }}
          >
            <Words {...props} />
          </Box>
        </Box>
      </Section>
    )
  },
})
