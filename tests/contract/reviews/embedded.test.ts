import { createEmbeddedSnap21 } from '@/server/reviews/embedded-snap21'
import { describeSnap21 } from './describe-snap21'

describeSnap21('no service', async () => ({ snap21: createEmbeddedSnap21(), known: null, close: () => Promise.resolve() }))
