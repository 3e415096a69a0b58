/**
 * Sentences of dealer comments. Placeholders are filled in: {name}, {year}, {model}, {city}, {km}, {colour}, {feature1..3}, {certificate},
 * {seller}.
 */
export type CommentPool = { openings: string[]; details: string[]; inclusions: string[]; closings: string[] }

export const usedComments: CommentPool = {
  openings: [
    'One owner from new, traded with us on a newer {model} last month.',
    'Sold new locally and serviced on the button ever since.',
    'Two careful owners, both local, and every stamp in the logbook.',
    'A tidy {year} {model} that has clearly spent its nights in a garage.',
    'Bought from a family in the next suburb who have outgrown it.',
    'Ex lease, always serviced by the franchise, one driver.',
    'This {model} came to us from a retired couple who kept every receipt.',
    'Finished in {colour}, which suits the shape and hides the dust.',
    'Looking at every {model} in town? Start with this one.',
    'Fresh in from the workshop, cleaned and photographed this week.',
  ],
  details: [
    'It has {km} km on the odometer and drives like half that.',
    'We serviced it before it went on the yard, with new oil, filters and wiper blades.',
    'All four tyres match and have at least 5 mm of tread.',
    'The front brakes were replaced at the last service and the rears have plenty left.',
    'There is a small mark on the rear bumper, touched up and shown in the photos.',
    'Two keys, both books and the original floor mats are in the glovebox.',
    'The cabin is non-smoking, with no wear on the driver’s seat and no rattles.',
    'It has {feature1}, {feature2} and {feature3}, which you’ll use every day.',
    'Features include {feature1} and {feature2}.',
    'Cold air, straight panels and no warning lights.',
    'We drove it to the coast and back before pricing it, and found nothing to fix.',
    'Wheels are straight, unmarked on three corners and honestly scuffed on the fourth.',
    'We’ve checked every switch and light, down to the vanity mirrors.',
    'The next service is in the logbook, and it’s a long way off.',
    'It has never been a work vehicle, and it shows.',
    'Title checked: no finance owing, never written off, never flooded.',
  ],
  inclusions: [
    'Sold with {certificate}, a full tank and a title check you can keep.',
    'The price includes {certificate} and a logbook service.',
    'It comes with {certificate} and the receipt of its last service.',
    'Every used car gets a 114-point check, and you can have the report.',
    'Registered and ready to drive home today, with {certificate}.',
    'We include {certificate}, new wipers and a detail inside and out.',
  ],
  closings: [
    'Finance can be settled the same day, and we welcome trade-ins of any make.',
    'Come and see it at {city}, or ask for a walk-around video.',
    'Interstate buyers are welcome: we collect from the airport or put it on a truck.',
    'Call ahead and it will be parked at the front, warmed up or cold, as you prefer.',
    'Test drives are an hour, on your own, with no sales talk in the back seat.',
    'Ask for {seller}, who prepared this one and can answer anything about it.',
    'Happy to send a cold-start video or hold it for 48 hours on a refundable deposit.',
  ],
}

export const newComments: CommentPool = {
  openings: [
    'Brand new {name} in {colour}, in stock in {city} and ready to register.',
    'New and unregistered, with delivery kilometres only.',
    'No waiting list: this {model} is on the ground and can be yours this week.',
    'The current-shape {model}, straight off the truck and through pre-delivery.',
    'A factory order in {colour} that’s available again, so there’s no wait.',
  ],
  details: [
    'This badge has {feature1}, {feature2} and {feature3} as standard.',
    'You get the full new-car warranty and roadside help from the day you collect it.',
    'Capped-price servicing applies, and the first inspection is free.',
    'Fitted from the factory: {feature1} and {feature2}.',
    'Ask about the next badge up; we have both here to compare.',
    'We’ve checked every button in pre-delivery.',
  ],
  inclusions: [
    'The drive-away price covers registration, CTP, stamp duty and delivery: nothing is added at the desk.',
    'Floor mats, a full tank and 12 months of registration are included.',
    'Price shown is drive away for private buyers in this state; ABN holders, ask for the fleet price.',
  ],
  closings: [
    'Bring your old car along: we’ll write a trade-in offer valid for seven days.',
    'Test drives run six days a week from {city}, or we come to you.',
    'Speak to {seller} about colours, accessories and finance.',
    'Order accessories with the car and they are covered by the same warranty.',
  ],
}

export const demoComments: CommentPool = {
  openings: [
    'Our {city} demonstrator, driven only by our team.',
    'Ex-demonstrator {name}, registered in our name and serviced here.',
    'Save on the new price with a {model} that has done {km} km in our hands.',
    'This {colour} {model} has been our display car since it arrived.',
  ],
  details: [
    'The balance of the new-car warranty comes with it, from the day it was first registered.',
    'It carries {feature1}, {feature2} and {feature3}.',
    'It still has that showroom smell and no marks worth a photo.',
    'It was run in gently and has never seen a child seat or a dog.',
    'Window tint and a dash camera are fitted already.',
  ],
  inclusions: [
    'Registered and ready to go, drive away with nothing more to pay.',
    'Includes the first service and a full tank.',
    'Priced to make room for the next plate.',
  ],
  closings: [
    'Once it’s sold, there isn’t another at this price.',
    'Ask {seller} for the demo list; it changes weekly.',
    'Finance with no deposit is available to approved applicants.',
    'Call {city} first, as it’s also our test-drive car and may be out.',
  ],
}

export const prestigeComments: CommentPool = {
  openings: [
    'Australian delivered and known to us since new.',
    'Specified by its first owner with unusual restraint, and kept the same way.',
    'One private owner, garaged, with a file of invoices that leaves no questions.',
    'An uncommon combination: {colour} with an interior that has hardly been sat in.',
    'Traded by a client of ours for the next one; we sold it to them the first time.',
    'Quietly one of the best {model} examples we have offered this year.',
  ],
  details: [
    'It has covered {km} kilometres and doesn’t show it.',
    'Serviced by the marque’s own dealer throughout, most recently on arrival here.',
    'Paint depth has been measured on every panel and the readings are on file.',
    'The options include {feature1}, {feature2} and {feature3}.',
    'Original tyres at 5 mm all round, unmarked wheels and both keys.',
    'Ceramic coated last spring; no stone chips on the leading edges.',
    'The leather has been cared for rather than restored.',
    'Comes with tool roll, books, window sticker and delivery folder.',
  ],
  inclusions: [
    'Offered with roadside assistance and collection of your current car.',
    'An independent inspection report of 46 pages comes with the car.',
    'Enclosed transport to any mainland capital is included in the price.',
    'History report, PPSR certificate and a fresh service are included.',
  ],
  closings: [
    'Viewings in {city} are private and by appointment, evenings included.',
    'Trade-ins are welcome, and so is your own inspector.',
    '{seller} has driven it and will tell you what it is like.',
    'We’ll happily send a video of the car, cold start included.',
    'Subscription terms are available on request for selected cars.',
  ],
}

export const caravanComments: CommentPool = {
  openings: [
    'A well-kept {name} that has been around the block but not around the country.',
    'Owned by two travellers from {city} who are moving to a motorhome.',
    'Stored under cover and used for three trips a year.',
    'Bought new from us, serviced by us, and now back on the lot.',
    'Set up for people who like to stay off the grid for a week at a time.',
    'Ready to hitch up: we’ve tested everything from the pump to the awning.',
  ],
  details: [
    'Bearings and brakes were serviced and the gas was certified this month.',
    'Inside you will find {feature1}, {feature2} and {feature3}.',
    'No leaks: we measured moisture in every corner and the readings are low.',
    'The tyres are two years old and the spare has never been on the road.',
    'The annexe, pegs and two folding chairs go with it.',
    'Tare and ATM are on the plate and in the table below; bring your tow car’s handbook and we’ll check the match.',
    'The mattress is new and the cushions have been cleaned.',
  ],
  inclusions: [
    'Sold with a gas certificate, a roadworthy and two full nine-kilogram bottles.',
    'The handover takes two hours and covers hitching, levelling and packing up.',
    'Registration is current and transfers with the van.',
  ],
  closings: [
    'We trade caravans, camper trailers, cars and boats.',
    'Ask {seller} about finance and about a weigh-in before you leave.',
    'Stay a night in our yard at {city} and try everything before you tow it home.',
    'Delivery Australia-wide can be arranged with our own driver.',
  ],
}

export const newCaravanComments: CommentPool = {
  openings: [
    'Brand new {name}, on the lot at {city} and ready for its first trip.',
    'This {year} build is here, plated and waiting for a tow bar.',
    'A new {model} in {colour}, ordered for stock and still available.',
    'Our show van: seen by thousands, slept in by no one.',
  ],
  details: [
    'It comes with {feature1}, {feature2} and {feature3}.',
    'Factory fitted: {feature1} and {feature2}.',
    'The structural warranty runs for five years and the appliances for two.',
    'Tare and ATM are on the plate and in the table below; bring your tow car’s handbook and we’ll check the match.',
    'The first service, at 1,000 km, is free at either of our lots.',
    'Options can still be added: solar, lithium, a second awning, a slide-out kitchen.',
  ],
  inclusions: [
    'The drive-away price includes 12 months of registration and a two-hour handover.',
    'Gas certificate, hoses, a full bottle and a levelling kit are included.',
  ],
  closings: [
    'We trade caravans, camper trailers, cars and boats.',
    'Ask {seller} about colours and timing for the next build.',
    'Stay a night in our yard at {city} and try everything before you order.',
  ],
}
