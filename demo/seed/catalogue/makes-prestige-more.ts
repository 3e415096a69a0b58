/** Line format: see parse-catalogue.ts. */
export const morePrestigeMakes = `
make Land Rover | SAL | 0.96
engine t20 | Premium 2.0 4 T 365
engine d30 | Diesel 3.0 6 TT 650
engine t30 | Premium 3.0 6 T 550
engine v50 | Premium 5.0 8 SC 625
engine v44 | Premium 4.4 8 TT 750
engine ph30 | PHEV 3.0 6 T 800
engine ph15 | PHEV 1.5 3 T 540
model Range Rover Evoque | suv | 5d 5s | 4371x1996x1649 | 67L 2490kg 1800kg | 5* 2019 | 2012 L538, 2019 L551
P250 R-Dynamic S | 2019- | 92900 | t20 9A AWD 8.1 | 2
P300e R-Dynamic HSE | 2021- | 118900 | ph15 8A AWD 2.0 | 4
model Range Rover Velar | suv | 5d 5s | 4797x2041x1683 | 82L 2510kg 2500kg | 5* 2017 | 2018 L560
P250 R-Dynamic SE | 2018- | 116900 | t20 8A AWD 8.2 | 3
P400 R-Dynamic HSE | 2021- | 158900 | t30 8A AWD 9.4 | 4
model Range Rover Sport | suv | 5d 5s | 4946x2047x1820 | 80L 3150kg 3500kg | 5* 2022 | 2014 L494, 2022 L461
D300 Dynamic SE | 2021- | 178900 | d30 8A AWD 7.7 | 3
P530 First Edition | 2022- | 272900 | v44 8A AWD 11.8 | 4
SVR | 2016-2022 | 258900 | v50 8A AWD 12.8 | 4
model Range Rover | suv | 5d 5s | 5052x2047x1870 | 80L 3350kg 3500kg | 5* 2022 | 2013 L405, 2022 L460
D350 HSE | 2022- | 258900 | d30 8A AWD 8.0 | 3
P530 Autobiography | 2022- | 332900 | v44 8A AWD 12.2 | 4
P440e Autobiography | 2022- | 312900 | ph30 8A AWD 2.9 | 4
model Discovery | suv | 5d 7s | 4956x2073x1888 | 85L 3250kg 3500kg | 5* 2017 | 2017 L462
D300 Dynamic HSE | 2021- | 142900 | d30 8A AWD 7.8 | 3
model Discovery Sport | suv | 5d 7s | 4597x2069x1727 | 67L 2700kg 2000kg | 5* 2014 | 2015 L550
P250 Dynamic SE | 2020- | 92900 | t20 9A AWD 8.7 | 3
model Defender | 4x4 | 5d 5s | 4758x2008x1967 | 89L 3150kg 3500kg | 5* 2020 | 2020 L663
110 D250 S | 2020- | 112900 | d30 8A 4x4 7.8 | 2
110 D300 X-Dynamic HSE | 2020- | 138900 | d30 8A 4x4 7.8 | 4
90 P525 V8 | 2022- | 222900 | v50 8A 4x4 12.8 | 4 | 3d 5s
make Bentley | SCB,SJA | 0.94
engine v60 | Premium 6.0 12 TT 900
engine v40 | Premium 4.0 8 TT 770
engine ph29 | PHEV 2.9 6 TT 750
model Continental GT | coupe | 2d 4s | 4850x1966x1405 | 90L 2655kg -kg | - | 2018 3S
V8 | 2019-2024 | 452900 | v40 8D AWD 11.8 | 3
Speed | 2021-2024 | 586900 | v60 8D AWD 13.7 | 4
model Continental GTC | convertible | 2d 4s | 4850x1966x1399 | 90L 2800kg -kg | - | 2019 3S
V8 S | 2022-2024 | 542900 | v40 8D AWD 12.3 | 4
model Bentayga | suv | 5d 5s | 5125x1998x1728 | 85L 3250kg 3500kg | - | 2017 4V
V8 | 2018- | 412900 | v40 8A AWD 13.0 | 3
S | 2022- | 482900 | v40 8A AWD 13.0 | 4
model Flying Spur | sedan | 4d 4s | 5316x1978x1483 | 90L 3035kg -kg | - | 2020 3W
V8 First Edition | 2020- | 472900 | v40 8D AWD 12.5 | 4
Hybrid | 2022- | 432900 | ph29 8D AWD 3.3 | 4
make Aston Martin | SCF | 0.92
engine v40 | Premium 4.0 8 TT 685
engine d40 | Premium 4.0 8 TT 700
engine v52 | Premium 5.2 12 TT 700
model Vantage | coupe | 2d 2s | 4465x1942x1273 | 73L 1850kg -kg | - | 2018 AM6
V8 | 2018- | 342900 | v40 8A RWD 11.6 | 3
F1 Edition | 2021-2023 | 422900 | v40 8A RWD 11.6 | 4
model DB11 | coupe | 2d 4s | 4739x1940x1279 | 78L 2100kg -kg | - | 2017 AM5
V8 | 2018-2023 | 398900 | v40 8A RWD 11.4 | 3
AMR | 2019-2023 | 448900 | v52 8A RWD 13.5 | 4
model DB11 | convertible | 2d 4s | 4750x1950x1300 | 78L 2200kg -kg | - | 2018 AM5
Volante | 2018-2023 | 428900 | v40 8A RWD 11.7 | 4
model DBX | suv | 5d 5s | 5039x1998x1680 | 85L 3020kg 2700kg | - | 2020 V1
V8 | 2020- | 372900 | d40 9A AWD 14.3 | 3
707 | 2022- | 428900 | d40 9A AWD 14.2 | 4
make Maserati | ZAM,ZN6 | 0.84
engine t20 | Premium 2.0 4 T 450
engine v30 | Premium 3.0 6 TT 600
engine v38 | Premium 3.8 8 TT 730
model Ghibli | sedan | 4d 5s | 4971x1945x1461 | 80L 2450kg -kg | 5* 2013 | 2014 M157
GT | 2018-2024 | 148900 | t20 8A RWD 8.8 | 3
Trofeo | 2021-2024 | 268900 | v38 8A RWD 12.6 | 4
model Grecale | suv | 5d 5s | 4846x1948x1670 | 64L 2400kg 2500kg | 5* 2022 | 2023 M182
GT | 2023- | 114900 | t20 8A AWD 9.2 | 2
Trofeo | 2023- | 172900 | v30 8A AWD 11.2 | 4
model Levante | suv | 5d 5s | 5005x1981x1693 | 80L 2800kg 2700kg | 5* 2018 | 2017 M161
Modena | 2021-2024 | 168900 | v30 8A AWD 11.6 | 3
Trofeo | 2019-2024 | 332900 | v38 8A AWD 13.5 | 4
model MC20 | coupe | 2d 2s | 4669x1965x1224 | 60L 1810kg -kg | - | 2022 M240
V6 | 2022- | 488900 | v30 8D RWD 11.6 | 4
make Jaguar | SAJ,SAD | 0.86
engine t20 | Premium 2.0 4 T 400
engine d30 | Diesel 3.0 6 TT 650
engine t30 | Premium 3.0 6 T 550
engine v50 | Premium 5.0 8 SC 680
engine ev | Electric - - E 696
model XE | sedan | 4d 5s | 4678x1967x1416 | 63L 2150kg 1800kg | 5* 2015 | 2015 X760
P300 R-Dynamic HSE | 2019-2024 | 79900 | t20 8A RWD 6.9 | 3
model F-PACE | suv | 5d 5s | 4747x2071x1664 | 82L 2600kg 2400kg | 5* 2017 | 2016 X761
P250 R-Dynamic S | 2016-2024 | 92900 | t20 8A AWD 7.8 | 2
P400 R-Dynamic HSE | 2021-2024 | 118900 | t30 8A AWD 8.7 | 3
SVR | 2019-2024 | 162900 | v50 8A AWD 11.7 | 4
model F-TYPE | coupe | 2d 2s | 4470x1923x1311 | 63L 1950kg -kg | - | 2014 X152
P450 R-Dynamic | 2020-2024 | 178900 | v50 8A RWD 10.6 | 3
R | 2014-2024 | 272900 | v50 8A AWD 11.0 | 4
model F-TYPE | convertible | 2d 2s | 4470x1923x1307 | 63L 1980kg -kg | - | 2014 X152
P450 R-Dynamic Convertible | 2020-2024 | 188900 | v50 8A RWD 10.6 | 4
model I-PACE | suv | 5d 5s | 4682x2011x1566 | -L 2670kg 750kg | 5* 2018 | 2019 X590
EV400 HSE | 2019-2024 | 162900 | ev 1R AWD - | 4
make Lexus | JTH,JTJ | 1.05
engine h20 | Hybrid 2.0 4 NA 190
engine h25 | Hybrid 2.5 4 NA 239
engine ph25 | PHEV 2.5 4 NA 227
engine h24 | Hybrid 2.4 4 T 551
engine p35 | Premium 3.5 6 NA 380
engine v50 | Premium 5.0 8 NA 530
engine d33 | Diesel 3.3 6 TT 700
model IS | sedan | 4d 5s | 4710x1840x1435 | 66L 2115kg -kg | 5* 2016 | 2013 GSE31R, 2021 GSE31R MY21
IS300h Luxury | 2013- | 72900 | h25 CVT RWD 5.1 | 2
IS350 F Sport | 2013- | 86900 | p35 8A RWD 9.5 | 4
model ES | sedan | 4d 5s | 4975x1865x1445 | 50L 2150kg -kg | 5* 2018 | 2018 AXZH10R
ES300h Luxury | 2018- | 74900 | h25 CVT FWD 4.8 | 2
ES300h Sports Luxury | 2018- | 89900 | h25 CVT FWD 4.8 | 4
model UX | suv | 5d 5s | 4495x1840x1540 | 43L 2110kg -kg | 5* 2019 | 2019 MZAH10R
UX250h Luxury | 2019- | 58900 | h20 CVT FWD 4.5 | 2
UX300h F Sport | 2024- | 71900 | h20 CVT AWD 4.3 | 4
model NX | suv | 5d 5s | 4660x1865x1670 | 55L 2390kg 1000kg | 5* 2022 | 2015 AYZ15R, 2022 AAZH20R
NX350h Luxury | 2022- | 76900 | h25 CVT FWD 5.0 | 2
NX350h F Sport | 2022- | 89900 | h25 CVT AWD 5.3 | 3
NX450h+ F Sport | 2022- | 104900 | ph25 CVT AWD 1.3 | 4
model RX | suv | 5d 5s | 4890x1920x1695 | 65L 2660kg 1500kg | 5* 2022 | 2016 GYL25R, 2023 AALH10R
RX350h Luxury | 2023- | 102900 | h25 CVT AWD 5.4 | 2
RX500h F Sport Performance | 2023- | 142900 | h24 6A AWD 6.5 | 4
model LX | 4x4 | 5d 7s | 5100x1990x1885 | 110L 3280kg 3500kg | - | 2016 URJ201R, 2022 VJA310R
LX500d Sports Luxury | 2022- | 192900 | d33 10A 4x4 8.9 | 4
model LC | coupe | 2d 4s | 4770x1920x1345 | 82L 2350kg -kg | - | 2017 URZ100R
LC500 | 2017- | 228900 | v50 10A RWD 12.7 | 4
model LC | convertible | 2d 4s | 4770x1920x1350 | 82L 2450kg -kg | - | 2021 URZ100R
LC500 Convertible | 2021- | 256900 | v50 10A RWD 12.7 | 4
make Volvo | YV1,LVY,LYV | 0.94
engine t20 | Premium 2.0 4 T 350
engine ph20 | PHEV 2.0 4 T 709
engine ev | Electric - - E 420
engine evt | Electric - - E 670
model XC40 | suv | 5d 5s | 4425x1863x1652 | 54L 2220kg 1800kg | 5* 2018 | 2018 536
Plus B4 | 2022- | 66900 | t20 8A FWD 6.9 | 2
Ultimate B5 AWD | 2022- | 76900 | t20 8A AWD 7.1 | 4
Recharge Twin | 2022- | 91900 | evt 1R AWD - | 4
model XC60 | suv | 5d 5s | 4708x1902x1658 | 71L 2450kg 2400kg | 5* 2017 | 2018 246
Plus B5 | 2022- | 84900 | t20 8A AWD 7.6 | 2
Ultimate T8 | 2022- | 116900 | ph20 8A AWD 1.6 | 4
model XC90 | suv | 5d 7s | 4953x1958x1776 | 71L 2780kg 2400kg | 5* 2015 | 2015 256
Plus B5 | 2022- | 112900 | t20 8A AWD 8.5 | 3
Ultimate T8 | 2022- | 144900 | ph20 8A AWD 1.8 | 4
model V60 | wagon | 5d 5s | 4784x1850x1499 | 60L 2320kg 1800kg | 5* 2018 | 2020 225
Cross Country B5 | 2020- | 82900 | t20 8A AWD 7.3 | 4
model EX30 | suv | 5d 5s | 4233x1837x1549 | -L 2225kg 1000kg | 5* 2024 | 2024 416
Plus Single | 2024- | 65900 | ev 1R RWD - | 2
Ultra Twin Performance | 2024- | 79900 | evt 1R AWD - | 4
make Alfa Romeo | ZAR | 0.86
engine t20 | Premium 2.0 4 T 400
engine v29 | Premium 2.9 6 TT 600
model Giulia | sedan | 4d 5s | 4643x1860x1438 | 58L 2010kg -kg | 5* 2016 | 2017 952
Veloce | 2017-2025 | 86900 | t20 8A RWD 6.4 | 3
Quadrifoglio | 2017-2025 | 162900 | v29 8A RWD 8.2 | 4
model Stelvio | suv | 5d 5s | 4687x1903x1648 | 64L 2200kg 2000kg | 5* 2017 | 2018 949
Veloce | 2018-2025 | 92900 | t20 8A AWD 7.0 | 3
Quadrifoglio | 2018-2025 | 176900 | v29 8A AWD 10.2 | 4
`
