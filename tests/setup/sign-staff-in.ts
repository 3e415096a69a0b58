export { signStaffIn as default } from '../e2e/support/staff'
