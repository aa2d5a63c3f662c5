import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import { type StillLifeMotif, stillLife } from '../../pictures'
import { Box, Card, Head, Pic, Row, Section, Stack, Text } from '../../primitives'
import type { Orientation } from '../../types'

type Value = { motif: StillLifeMotif; title: string; text: string; proof: string }

const values: Value[] = [
  {
    motif: 'balance',
    title: 'Keep the balance',
    text: 'We lend what members have saved, never more. The ratio hangs in every branch.',
    proof: '$1 saved, $0.92 lent',
  },
  {
    motif: 'steps',
    title: 'Grow in steps',
    text: 'Two branches a year. Each knows its street before the next one opens.',
    proof: '31 branches in 16 years',
  },
  {
    motif: 'bridge',
    title: 'Carry together',
    text: 'When a member falls ill, the payments wait. The others cover it, and know it.',
    proof: '214 pauses granted last year',
  },
]

const content = {
  eyebrow: 'What Brightwater stands on',
  title: 'Three rules for a small bank',
  lead: 'Written down in 2010 by nine founders, read aloud at every annual meeting since.',
  values,
}

const stagger: Record<Orientation, number[]> = {
  left: [0, 40, 80],
  center: [0, 0, 0],
  right: [80, 40, 0],
}

type ValueProps = { t: Theme; value: Value; i: number; centered: boolean }

const ValueCard = ({ t, value }: ValueProps) => (
  <Card t={t} width={384} padding={12} radius={28}>
    <Pic
      picture={stillLife(t.pictures, { motif: value.motif })}
      width={358}
      height={290}
      radius={18}
    />
    <Stack padding="28px 20px 20px" gap={10}>
      <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
        {value.title}
      </Text>
      <Text color={t.muted}>{value.text}</Text>
      <Row gap={10} marginTop={14}>
        <Box width={8} height={8} radius={4} background={t.accent} />
        <Text size="small" weight={600} color={t.ink}>
          {value.proof}
        </Text>
      </Row>
    </Stack>
  </Card>
)

const Plain = ({ t, value }: ValueProps) => (
  <Stack width={384} align="center" gap={32}>
    <Pic
      picture={stillLife(t.pictures, { motif: value.motif })}
      width={264}
      height={264}
      radius={132}
    />
    <Stack align="center" gap={10}>
      <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
        {value.title}
      </Text>
      <Text color={t.muted} align="center" width={330} style={{ textWrap: 'balance' }}>
        {value.text}
      </Text>
      <Text size="small" weight={600} color={t.link} style={{ marginTop: 8 }}>
        {value.proof}
      </Text>
    </Stack>
  </Stack>
)

export default definePanel({
  id: 'about-values',
  name: 'Three values',
  category: 'about',
  columns: 3,
  keywords: ['principles', 'mission', 'culture', 'bank'],
  usesBrandName: false,
  content,
  render({ t, o, content }) {
    const centered = o === 'center'
    const Item = centered ? Plain : ValueCard
    return (
      <Section t={t}>
        <Head
          columns={3}
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          width={588}
        />
        <Row gap={24} align="flex-start">
          {content.values.slice(0, 3).map((value, i) => (
            <Box key={value.title} marginTop={stagger[o][i]}>
              <Item t={t} value={value} i={i} centered={centered} />
            </Box>
          ))}
        </Row>
      </Section>
    )
  },
})
