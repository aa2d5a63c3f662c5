import { clock } from './clock'
import { distance } from './distance'
import { failures } from './failures'
import { files } from './files'
import { halfDeploy } from './half-deploy'
import { hostile } from './hostile'
import { kills } from './kills'
import { misfortune } from './misfortune'
import { oneMachine } from './one-machine'
import { operations } from './operations'
import { outside } from './outside'
import { people } from './people'
import { returning } from './returning'
import { studios } from './studios'
import { trade } from './trade'
import type { Walk } from './walk'

/** In this order: what only looks first, what kills and replaces last. */
export const walks: Walk[] = [
  ...people,
  ...trade,
  ...files,
  ...hostile,
  ...outside,
  ...distance,
  ...failures,
  ...returning,
  ...misfortune,
  clock,
  kills,
  halfDeploy,
  ...operations,
  ...oneMachine,
  ...studios,
]
