import type { Theme } from '../../../color/theme'
import { Box, Row, Stack, Text } from '../../../primitives'
import type { SliderContent } from './content'

type TrackProps = { t: Theme; content: SliderContent; width: number; height: number }

/** Price per parcel as bars; those up to the handle are filled. */
const Steps = ({ t, content, width, height }: TrackProps) => {
  const gap = 8
  const bar = (width - gap * (content.steps.length - 1)) / content.steps.length
  const highest = Math.max(...content.steps)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {content.steps.map((step, i) => {
        const tall = (height * step) / highest
        return (
          <rect
            key={`${i}`}
            x={(i * (bar + gap)).toFixed(1)}
            y={(height - tall).toFixed(1)}
            width={bar.toFixed(1)}
            height={tall.toFixed(1)}
            rx="6"
            fill={
              i > content.step
                ? t.dark
                  ? t.line
                  : t.tint
                : i === content.step
                  ? t.chart.second
                  : t.chart.first
            }
          />
        )
      })}
    </svg>
  )
}

/** Question, bars, handle and scale. */
export function Track({ t, content, width, height }: TrackProps) {
  const at = Math.round((width * (content.step + 0.5)) / content.steps.length)
  return (
    <Stack width={width}>
      <Row justify="space-between" marginBottom={32}>
        <Text size="h4" color={t.ink}>
          {content.question}
        </Text>
        <Box padding="8px 20px" radius={12} background={t.tint}>
          <Text size="h4" color={t.onTint}>
            {content.value}
          </Text>
        </Box>
      </Row>
      <Steps t={t} content={content} width={width} height={height} />
      <Box relative width={width} height={32} marginTop={16}>
        <Box
          width={width}
          height={6}
          radius={3}
          background={t.line}
          absolute={{ left: 0, top: 13 }}
        />
        <Box width={at} height={6} radius={3} background={t.mark} absolute={{ left: 0, top: 13 }} />
        <Box
          width={32}
          height={32}
          radius={16}
          background="#ffffff"
          border={`8px solid ${t.mark}`}
          absolute={{ left: at - 16, top: 0 }}
        />
      </Box>
      <Row justify="space-between" marginTop={12}>
        {content.scale.map((label) => (
          <Text key={label} size="small" color={t.muted}>
            {label}
          </Text>
        ))}
      </Row>
    </Stack>
  )
}
