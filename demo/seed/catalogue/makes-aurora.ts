/** The make of the fictional manufacturer site. The prices match its model pages. Line format: see parse-catalogue.ts. */
export const auroraMake = `
make Aurora | VA9 | 1
engine s | Electric - - E 290
engine r | Electric - - E 345
engine d | Electric - - E 560
engine f | Electric - - E 690
engine ph | PHEV 1.6 4 T 380
model Vik | suv | 5d 5s | 4290x1830x1580 | -L 2150kg 1000kg | 5* 2025 | 2025 AV1
Standard Range | 2025- | 48990 | s 1R FWD - | 2
Long Range | 2025- | 54990 | r 1R FWD - | 3
model Holm | suv | 5d 5s | 4640x1890x1650 | -L 2480kg 1600kg | 5* 2024 | 2024 AH1
Standard Range | 2024- | 61990 | r 1R RWD - | 2
Long Range | 2024- | 67990 | r 1R RWD - | 3
Long Range Dual | 2024- | 74990 | d 1R AWD - | 4
model Lund | sedan | 4d 5s | 4880x1880x1430 | -L 2420kg -kg | 5* 2024 | 2024 AL1
Standard Range | 2024- | 66990 | r 1R RWD - | 3
Long Range | 2024- | 73990 | r 1R RWD - | 4
Performance | 2025- | 86990 | f 1R AWD - | 4
model Skog | wagon | 5d 5s | 4820x1870x1500 | 45L 2390kg 1800kg | 5* 2023 | 2023 AS1
Plug-in | 2023- | 69990 | ph 6D FWD 1.2 | 3
Plug-in AWD | 2023- | 75990 | ph 6D AWD 1.4 | 4
model Fjell | 4x4 | 5d 7s | 4995x1985x1810 | -L 3280kg 2500kg | 5* 2026 | 2026 AF1
Long Range | 2026- | 84990 | d 1R AWD - | 3
Long Range Expedition | 2026- | 94990 | f 1R AWD - | 4
model Brygge | van | 5d 2s | 5080x1960x1950 | -L 3200kg 1500kg | 5* 2024 | 2024 AB1
Cargo | 2024- | 63990 | s 1R FWD - | 1
Crew | 2024- | 68990 | s 1R FWD - | 2 | 5s
`
