import { buttonClasses } from '@/ui/primitives/button/button-classes'
import { Icon } from '@/ui/primitives/icon/icon'
import { CALL_ID, markChat } from './side-panel'
import type { VehiclePageModel } from './vehicle-page-model'

/**
 * Call and enquire at the bottom of a phone's screen (VDP-09). The container starts 800 px down the page, which with the header is 900 px
 * of scrolling, and the bar is sticky within it: so it appears and disappears without JavaScript (VDP-10). One tap reveals and dials a
 * hidden number (PHONE-01); without JavaScript the link leads to the collapsed number.
 */
export function PhoneBar({ model: { phone, enquireHref, enquiry, isSold } }: { model: VehiclePageModel }) {
  if (isSold) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[calc(800px+100svh)] bottom-0 z-30 hidden flex-col justify-end max-[768px]:flex">
      <div className="phone-bar-bar pointer-events-auto sticky bottom-0 flex border-t border-line shadow-raised">
        {phone && (
          <a
            {...(phone.isMasked ? { href: `#${CALL_ID}`, 'data-phone': phone.code } : { href: phone.href })}
            className={buttonClasses({ variant: 'outline', className: 'phone-bar-call min-w-0 flex-1 px-3!' })}
          >
            <Icon name="phone" />
            Call Now
          </a>
        )}
        <a
          href={enquireHref}
          data-chat={markChat(enquiry)}
          className={buttonClasses({ variant: 'action', className: 'phone-bar-enquire min-w-0 px-3!' })}
        >
          {enquiry.label}
        </a>
      </div>
    </div>
  )
}
