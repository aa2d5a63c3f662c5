import type { Theme } from '../../../color/theme'
import { group } from '../../../pictures'
import { Badge, Box, Card, Pic, Stack, Text } from '../../../primitives'
import type { SpecificationsWords } from './content'

type Callout = SpecificationsWords['callouts'][number]

/** Where the four notes hang, and the point of the speaker each one means. */
const places = [
  { left: 64, top: 96, from: 348, to: 560 },
  { left: 64, top: 344, from: 348, to: 524 },
  { left: 852, top: 96, from: 704, to: 852 },
  { left: 852, top: 344, from: 664, to: 852 },
]

const Note = ({ t, callout, place }: { t: Theme; callout: Callout; place: (typeof places)[0] }) => {
  const ink = t.pictures.primary(0.24, 0.6)
  const middle = place.top + 44
  const dot = place.left < 400 ? place.to : place.from
  return (
    <>
      <Box
        width={place.to - place.from}
        height={2}
        background={ink}
        absolute={{ left: place.from, top: middle - 1 }}
      />
      <Box
        width={14}
        height={14}
        radius={7}
        background="#ffffff"
        border={`3px solid ${ink}`}
        absolute={{ left: dot - 7, top: middle - 7 }}
      />
      <Card
        t={t}
        kind="raised"
        row
        width={284}
        height={88}
        padding="0 20px"
        gap={16}
        align="center"
        absolute={{ left: place.left, top: place.top }}
      >
        <Badge t={t} icon={callout.icon} size={44} />
        <Stack>
          <Text size="h5" color={t.ink} style={{ fontSize: 16 }}>
            {callout.title}
          </Text>
          <Text size="small" color={t.muted}>
            {callout.text}
          </Text>
        </Stack>
      </Card>
    </>
  )
}

/** The object in the middle of a wide picture, with four notes around it. */
export const CalledOut = ({ t, content }: { t: Theme; content: SpecificationsWords }) => (
  <Box relative width={1200} height={560}>
    <Pic
      picture={group(t.pictures, {
        size: [1200, 560],
        backdrop: 'secondary',
        items: [{ kind: 'speaker', x: 604, y: 500, scale: 0.8 }],
      })}
      width={1200}
      height={560}
      radius={32}
    />
    {content.callouts.slice(0, 4).map((callout, i) => {
      const place = places[i]
      return place && <Note key={callout.title} t={t} callout={callout} place={place} />
    })}
  </Box>
)
