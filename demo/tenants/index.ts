import { aurora } from './aurora'
import type { DemoContent } from './content'
import { drifter } from './drifter'
import { withForms } from './forms'
import { harbour } from './harbour'
import { meridian } from './meridian'
import { summit } from './summit'

/** The five demonstration tenants, in the order in which their sites are listed. */
export const demoTenants: DemoContent[] = [harbour, summit, drifter, meridian, aurora].map(withForms)
