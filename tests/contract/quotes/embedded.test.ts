import { createEmbeddedQuotes } from '@/server/quotes/embedded-quotes'
import { describeQuotes } from './describe-quotes'

describeQuotes('the tenant’s rate table', async () => ({ quotes: createEmbeddedQuotes(), close: () => Promise.resolve() }))
