/** Line format: see parse-catalogue.ts. */
export const caravanLayouts = `
Jayco | Swan | Touring | 2015- | 34990 | 4.38x2.13 | 1180 1480 | Single | 6 | 1
Jayco | Swan | Outback | 2015- | 38990 | 4.38x2.13 | 1265 1565 | Single | 6 | 2
Jayco | Journey | 16.51-3 Touring | 2016- | 64990 | 5.35x2.47 | 1905 2300 | Tandem | 2 | 2
Jayco | Journey | 17.55-3 Outback | 2016- | 71990 | 5.63x2.47 | 2085 2500 | Tandem | 2 | 3
Jayco | Starcraft | 18.57-4 Touring | 2014- | 66990 | 5.71x2.47 | 2110 2550 | Tandem | 5 | 2
Jayco | Starcraft | 19.61-3 Outback | 2014- | 76990 | 6.21x2.47 | 2340 2800 | Tandem | 2 | 3
Jayco | Silverline | 21.65-3 Outback | 2016- | 109990 | 6.71x2.47 | 2660 3100 | Tandem | 2 | 4
Jayco | All Terrain | 17.55-5 | 2022- | 84990 | 5.63x2.47 | 2240 2700 | Tandem | 5 | 3
Jayco | CrossTrak | Hybrid | 2021- | 49990 | 3.90x1.98 | 1390 1850 | Single | 3 | 2
Viscount | Supreme | V1 19'6 | 2019- | 62990 | 5.94x2.44 | 2050 2650 | Tandem | 2 | 2
Viscount | Supreme | V2 21'6 Family | 2019- | 74990 | 6.55x2.44 | 2380 3000 | Tandem | 5 | 3
Viscount | Regent | V3 22'6 | 2021- | 89990 | 6.86x2.44 | 2590 3200 | Tandem | 4 | 4
New Age | Manta Ray | 16BE | 2015- | 59990 | 4.98x2.39 | 1860 2350 | Single | 2 | 2
New Age | Manta Ray | 19BE | 2015- | 72990 | 5.89x2.46 | 2240 2800 | Tandem | 2 | 3
New Age | Gecko | 18BF | 2017- | 69990 | 5.59x2.46 | 2190 2750 | Tandem | 4 | 2
New Age | Road Owl | 20BE | 2018- | 84990 | 6.17x2.49 | 2460 3100 | Tandem | 2 | 3
New Age | Big Red | 19BE Off Road | 2016- | 96990 | 5.94x2.49 | 2580 3300 | Tandem | 2 | 4
Coromal | Element | 542 | 2014- | 58990 | 5.41x2.39 | 1790 2350 | Single | 2 | 2
Coromal | Appeal | 637 | 2012- | 79990 | 6.38x2.46 | 2290 2850 | Tandem | 2 | 3
Coromal | Thrill Seeker | 18 | 2019- | 88990 | 5.60x2.46 | 2360 3000 | Tandem | 4 | 4
Crusader | Chameleon | Stinger 18 | 2018- | 63990 | 5.63x2.44 | 2020 2600 | Tandem | 4 | 2
Crusader | Excalibur | Prince 21 | 2016- | 84990 | 6.60x2.50 | 2490 3100 | Tandem | 2 | 3
Crusader | Excalibur | Nobleman 22 | 2016- | 97990 | 6.86x2.50 | 2620 3300 | Tandem | 2 | 4
Crusader | Musketeer | 19 Off Road | 2020- | 92990 | 5.94x2.49 | 2540 3300 | Tandem | 3 | 4
Avan | Aspire | 499 | 2016- | 49990 | 4.99x2.31 | 1480 1880 | Single | 2 | 1
Avan | Cruiseliner | Adventure Pack | 2015- | 31990 | 3.94x2.13 | 985 1300 | Single | 2 | 1
Avan | Owen | 617 | 2017- | 66990 | 6.17x2.31 | 1980 2480 | Tandem | 4 | 2
Windsor | Rapid | 5.5 | 2012-2019 | 42990 | 5.46x2.31 | 1640 2090 | Single | 4 | 1
Windsor | Royale | 615 | 2014-2020 | 61990 | 6.15x2.46 | 2090 2600 | Tandem | 2 | 3
Retreat | Daydream | 189 | 2016- | 67990 | 5.74x2.44 | 2150 2750 | Tandem | 4 | 2
Retreat | Whitsunday | 20'6 | 2018- | 86990 | 6.25x2.49 | 2480 3150 | Tandem | 5 | 4
Lotus | Trooper | 19'6 | 2018- | 104990 | 5.94x2.49 | 2700 3500 | Tandem | 3 | 4
Lotus | Freelander | 21'6 | 2017- | 98990 | 6.55x2.49 | 2620 3300 | Tandem | 4 | 4
Supreme | Classic | 1860 | 2014- | 72990 | 5.66x2.46 | 2120 2700 | Tandem | 2 | 3
Supreme | Getaway | 2060 Family | 2017- | 82990 | 6.28x2.46 | 2420 3050 | Tandem | 5 | 3
Essential | C-Class | 18'6 | 2018- | 76990 | 5.64x2.49 | 2310 2950 | Tandem | 2 | 3
`
