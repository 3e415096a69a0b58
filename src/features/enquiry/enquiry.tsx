import { EnquiryLauncher, type EnquiryLauncherProps } from './enquiry-launcher'
import { PlainEnquiry } from './plain-enquiry'

/** What '#enquire' leads to: the form over the page, or a plain form at its end where no script runs. */
export function Enquiry(props: EnquiryLauncherProps) {
  return (
    <>
      <EnquiryLauncher {...props} />
      <noscript>
        <PlainEnquiry {...props} />
      </noscript>
    </>
  )
}
