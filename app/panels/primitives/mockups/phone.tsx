import type { ReactNode } from 'react'
import type { Theme } from '../../color/theme'
import { Box, Stack } from '../box'
import { screenColors } from './browser'

type PhoneProps = { t: Theme; width?: number; height?: number; children: ReactNode }

const frame = 10
const island = 84

/** Width that children of a phone may use. */
export const phoneContentWidth = (width: number) => width - frame * 2 - 36

/** A phone; children fill its screen below the camera, 18 px from the edges. */
export function Phone({ t, width = 270, height = 560, children }: PhoneProps) {
  const screen = { width: width - frame * 2, height: height - frame * 2 }
  return (
    <Box
      width={width}
      height={height}
      padding={frame - 2}
      radius={44}
      background={t.neutral(0.16, 0.02)}
      border={`2px solid ${t.neutral(0.4, 0.02)}`}
    >
      <Stack
        relative
        width={screen.width}
        height={screen.height}
        padding="46px 18px 18px"
        gap={14}
        radius={36}
        background={screenColors(t).background}
      >
        <Box
          width={island}
          height={24}
          radius={12}
          background={t.neutral(0.14, 0.02)}
          absolute={{ top: 10, left: (screen.width - island) / 2 }}
        />
        {children}
      </Stack>
    </Box>
  )
}
