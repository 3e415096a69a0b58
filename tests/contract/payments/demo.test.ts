import { demoPayments } from '@/server/payments/demo-payments'
import { describePayments } from './describe-payments'

describePayments('the demonstration', async () => ({ payments: demoPayments, close: () => undefined }))
