import { createEmbeddedRego } from '@/server/trade-in/rego/embedded-rego'
import { describeRego } from './describe-rego'

describeRego('no register', async () => ({ register: createEmbeddedRego(), known: null, close: () => Promise.resolve() }))
