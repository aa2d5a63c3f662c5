import type { Theme } from '../../../color/theme'
import { cabin, type Picture, study, terrace } from '../../../pictures'
import { Box, markOnDeep, Pic, Row, Scrim, Stack, Text } from '../../../primitives'

const pictures = {
  study: (t: Theme) => study(t.pictures),
  terrace: (t: Theme) => terrace(t.pictures),
  cabin: (t: Theme) => cabin(t.pictures),
} satisfies Record<string, (t: Theme) => Picture>

export type IssueWords = {
  picture: keyof typeof pictures
  number: string
  season: string
  title: string
  lines: string
}

type MagazineProps = {
  t: Theme
  masthead: string
  issue: IssueWords
  width: number
  height: number
  /** Half hidden: only the picture, for words would be cut. */
  plain?: boolean
}

const paper = (t: Theme, lightness: number) => {
  const { sand } = t.pictures
  return {
    backgroundImage: `linear-gradient(180deg, ${sand(lightness + 0.02, 0.25)}, ${sand(lightness - 0.06, 0.4)})`,
  }
}

/** Edges of the pages behind a cover. */
const Pages = ({ t, width, height }: { t: Theme; width: number; height: number }) => (
  <>
    <Box
      width={width}
      height={height - 10}
      radius={10}
      shadow={t.shadow.small}
      absolute={{ top: 10, left: 10 }}
      style={paper(t, 0.84)}
    />
    <Box
      width={width}
      height={height - 6}
      radius={10}
      absolute={{ top: 6, left: 5 }}
      style={paper(t, 0.95)}
    />
  </>
)

/** A printed magazine: a full cover picture with a masthead on top and the main story below. */
export function Magazine({ t, masthead, issue, width, height, plain }: MagazineProps) {
  const scale = width / 340
  const size = (px: number) => Math.round(px * scale)
  const night = '#10131a'
  return (
    <Box relative width={width + 10} height={height} radius={10}>
      <Pages t={t} width={width} height={height} />
      <Box relative width={width} height={height}>
        <Pic
          picture={pictures[issue.picture](t)}
          width={width}
          height={height}
          radius={10}
          absolute={{ top: 0, left: 0 }}
        />
        {!plain && (
          <>
            <Scrim
              t={t}
              width={width}
              height={size(250)}
              color={night}
              from="top"
              strength={0.82}
              start={26}
              end={100}
              radius={10}
            />
            <Scrim
              t={t}
              width={width}
              height={size(260)}
              color={night}
              from="bottom"
              strength={0.94}
              radius={10}
              absolute={{ bottom: 0, left: 0 }}
            />
            <Stack
              width={width}
              height={height}
              padding={`${size(22)}px ${size(24)}px ${size(26)}px`}
              justify="space-between"
              absolute={{ top: 0, left: 0 }}
            >
              <Stack gap={size(4)}>
                <Text
                  weight={700}
                  color="#ffffff"
                  nowrap
                  style={{
                    fontSize: size(52),
                    lineHeight: `${size(58)}px`,
                    letterSpacing: -3 * scale,
                  }}
                >
                  {masthead}
                </Text>
                <Row gap={size(10)}>
                  <Text
                    weight={600}
                    color="#ffffff"
                    style={{ fontSize: size(13), lineHeight: '18px' }}
                  >
                    {issue.number}
                  </Text>
                  <Text
                    weight={500}
                    color="#f2f3f6"
                    style={{ fontSize: size(13), lineHeight: '18px' }}
                  >
                    {issue.season}
                  </Text>
                </Row>
              </Stack>
              <Stack gap={size(6)}>
                <Box
                  width={size(34)}
                  height={4}
                  radius={2}
                  background={t.mono ? '#ffffff' : markOnDeep(t)}
                />
                <Text
                  weight={600}
                  color="#ffffff"
                  style={{
                    fontSize: size(25),
                    lineHeight: `${size(30)}px`,
                    letterSpacing: -0.6,
                    textWrap: 'balance',
                  }}
                >
                  {issue.title}
                </Text>
                <Text color="#eceef2" style={{ fontSize: size(13), lineHeight: `${size(19)}px` }}>
                  {issue.lines}
                </Text>
              </Stack>
            </Stack>
          </>
        )}
        <Box
          width={width}
          height={height}
          radius={10}
          absolute={{ top: 0, left: 0 }}
          style={{
            backgroundImage:
              'linear-gradient(90deg, rgba(255,255,255,0.26), rgba(0,0,0,0.16) 2.5%, rgba(0,0,0,0) 7%)',
          }}
        />
      </Box>
    </Box>
  )
}
