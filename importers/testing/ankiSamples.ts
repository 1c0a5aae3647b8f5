// Files that this code can only read, made by SQLite 3 and zstd.

import { unzlibSync } from 'fflate';
import { base64Bytes } from '#importers/files/base64.ts';

function unpacked(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(unzlibSync(bytesOf(lines)));
}

function bytesOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return base64Bytes(lines.join('')) ?? new Uint8Array();
}

/**
 * Pages of 512 bytes. many: ids 3, 6, ... 900 with n = ±i² (odd ones are negative) and `row i`. wide: values
 * on overflow pages, a fraction, null, and large integers. keyed: without row ids, 20 by 10, every fiftieth
 * with a long text. bare: no rows.
 */
export const TABLES = unpacked([
  'eNrtXAmUVNW1vbe6xu5X1QM0DTyGAplaEerN7yEIIggqojiAIgrddjPIaNP4ABXo6urCMfLjbIyoMaJRP2ico8JXjCYacYpDHHDAMSpoVJyiOc',
  'P1K+ary/WzsszqLuxaZ9936u19z7nn3vMK2sMmTZjT3JidubBpfl1z1hIRIaUYlc0KIUrgp1Z8/YrBT/QbWIoffpWIIcfJNH3wV0JeLUeIh8H4',
  'ca/aaLymulp6zXX18xrr65roJ7bvoWP3OXxs9vB9Rk8Ym8WR7KCltfNLEjU1NbIlIN+5jcsaG+gtuos3DWUH1WXnLGhunNXYNDhb/7UZLmxqWJ',
  'xtblzaPDi7qGnO/LqmZfgBcB9cX1ubDec0z164pDnbtDCc0zAnkkBlLQ7RwQD9lOxChiPZQXMavmL45k13ZWuoa67L1s9bWD8425RtaqybNzi7',
  '4KtP1U6WTFVOVPPrFizDn8guVDjy3VQL/q851mJSS+V9GOcK+Zn8UG6Xb8pX5PPyKfmofJAvdLx++q/y4lh4z7SF8J5uw7LVCkfDe1kBq6+0NY',
  'D3VL4R3pP5SnhPtAyD9/gMvBoRUO4j8O2fX11uuPPL8x6RcZHWEvEV3rbhp4ollwixii5uFImkeH7+ZVpC3HtNx5//tD+QwcoIbuzyt7TPyvfk',
  'y/JxeS/DjtdP9zWwLCplTVUkNHwTy3YA4UwyNGwfcb/SqEzVlIWGYSDsC1BWJ2Kh5yDsQ7AkGVp+FutfRDoi2l5fmP+sOFzID+Qb8jn5iNwsb5',
  'PXycvkuXK1XC7nyWPlIXK0tOUA2VWWis/Fu+JF8ZjYLG4RV4uLxZlihVgk6uEG33hpM6Ii0i0qoEfKWqZ2DKLPRxIytKmISgqEctoUunYrIjPQ',
  'DqdrFYR8bRKivw8k5GkTEUWuJORqB9K1swk52ni6NoqQrY2la9sJWdpoRHIbIVMbieiLcYQMbThdW0MopwV07QJERqC5dG0MIV+z6NpWQp6Wo2',
  's0P8PV9kT0ZW9CjrY7IrGZkK0NpGtTCFlaP7pGfIZZ1icqZLfVBIyyXggaCORKdQA16xEEpV3Rpqn5pdVob0HbK61Cux/abmk52q+j7ZRqaFMI',
  '7dIU2jsp1KVxtKM01dIStL8kMsx/LzFeyPflNvmkfEDeAdm/VK6RedksG+VkOU76slZ2l2WQ+3fEC2KL2CRuEFeIc0RBLBEzxRT4MOa8ZRhOrp',
  'wYXFNr8RC+FxI0tBYbYYZ0uTmtxUD4/iySHGgtQxCmaTaOr7XsgfBvBxP0tJZBCDWKgeNqLf0RfjCUoKO19EVYRqFzbK2lN8IPEwQtraUHwlIK',
  'uQOqutHVpwiCqi4IU5QsB1R1QvjRWgoeqKqgq5RmG1SlEe6cThBUlSJM0gKxQVUC4cc1BEFVFGGCeG1QJenq/QQtbQWiOK1J29ROQvTJQkKGtp',
  'Su0WTtnLYE0afllMJAa0IUoxqwfG0hXVtHyNPm0TUKsOVqcxB95hFytJlUj1xztnYcXdtIyML89xQHCXX2b5Y3y6vkBfJUuUweL4+WE+QIOUT2',
  'lhXwVPi+eEU8Ie6Dyl8nLhSnieVirpgGH/1G4ecr8d5bSVNgaPkMwt4kOMhp+TKEL9Fs/EDLJxH24rXta/kYwpcpDr6n5SMIe1CQfIjvSoSvUA',
  'R9iO/JCHWKrw/xXYbwVYq+D1k/EWF3yo0PWV+M8DXKnA9ZX4SwG+XVh6zPR/g6Zd2DrB+PsIbWhAdZn4XwDVoxHmS9AWEX4vVAVR3Ct2i1eaDq',
  'WITVtBY9UHU0wr/SSvVA1ZEIO9N8PVB1BMK3aZV7oOpQhJ2oBjxQdTDCd6hCXFA1AWEV1w+o2h/hu1xdoGo/hJVce6BqX4TbVxIEVaMQVtB8XV',
  'A1AuEOvkr574H1/+38L5Wz5ZFyPFT/INj5k+Jj8YZ4WjwgboN9/0JxqlgqZosjufbpHMk3wm31B9bzfhak8/WIXd7SDD+dn474j2q/89L5aYht',
  '3gwNN50/CvFDvFUaTjo/GbHJG6lhp/OHIX6Yt1nDSucPQWzwJmyY6fxBiLfwFm0Y6fwBiIfyBm7k0vlxiB/l7T0H+sYg3pP5c6BvH8SPj2MM+v',
  'ZGvMc2xqBvL8RPbGcM+nzEu49iDPocxE+ezRj0mYgHXckY9A1F/PRAxqBvMOKBFYyhOGoxLc/QURhAcQxA2J9qNoDi2A3hs3SIBlAcWYT9aPKB',
  'q+V7InyOSjpwtHx3hH35s7aWr0H4Am0GgaXlOyPsQ8SByfkfJeQO+SKc/pvkBjj718hVcpGcASf/KJmTWah+IXbAuf8I7P0bxGViDTz/LRIzxC',
  'FiVLoVj039Wo6r7aVb8eDUD+O42266FY9O/XrOi+2kW/Hw1Cdx3mw73YrHp76B82pb6VY8QPWJ6gA10614hOo38rqwjXQrHqL6BM6bnUu39kF8',
  'E68rK0i39kJ8AK87y0+36ohv4XVpgb6uiMdz3izQV434ti2MQV8V4v36MQZ95YjveJ0x6NMQj+G8WaAvhfjOnYxBXxzx6Chj0FeC+G4+bU3QJx',
  'CP4vmbsO5OQbxJXYd1txzx3vx5E9ZdiPgevr8J664Z8XDmN2HdnYB4M+szYd0tQDyM9Zuw7uYi/j3Pz4R1Nxuxz/M3c//v/BfwWNRPnc6tkZMu',
  '4Lmon8j59+x0AQ9G/Ywaxla6gCejvpjz55npAh6N+ln3M4b44eGoL+K68yB+eDzqaxZyswXxwwNSX8D6XcgvHpH6OeWMIb94SOpzue5cyC8ek/',
  'p56xhDfvGg1Odw/FzILx6V+oUeY8gvHpb6zAJjyC8el/rFGxmDPmxu9QbV/IE+bG/1X47k9g/0YYOr1/HnHdCHLa6+9lbGoA+bXH068zugD9tc',
  '/QreFxzQh42uPo31O6APW139St5XHNCHza4+lefvgD5sd/WreF9yQB82vPoUjp8D+rDl1a/hfc0Gfdj06keo+vEx/93FhF3zf7ZcIefLafJAOQ',
  'x6v64yIT4Sr8LZf6+4UVwO2V8pFohj4EPfemUKcOCV6F/WD+WO2sgUjsQBcQm35rlcpnAEeTQezF12kCkcSh4X8XoN/EzhYPKYPYsHvExhAnmc',
  'zxEL3Exhf/KYG/KAkynsRx7ncM0EdqawL3ksWMkDVqYwijzWcNYCM1MYQR4nKA9QOow8zlL3AKUeeTQziw9KbfI4nXX4oNQgj5CV+qB0CHms5r',
  'n4oHQP8ljOs/VB6SDyKHD2fFDanzxOGcoDoLQvebTw/uVDfWBDq69KMDbSBexo9RWcPz+XLmBLq+ef4noJ0gXsafWTeP/0/HQBm1q9bS1jL13A',
  'rlZfxpHwXM7/fkJuly/IP8k75bXyYnkanP6zoPcfC899u8kq6P12iK3iYXGXuE78QpwulsHZPwU+9HXm22ppHi4/yZlepm0AzeP+Ag+4mbbdyG',
  'PYSB5wMm1Z8tgseMDOtPUkjxEbecDKtHUnj03qHmamrYY89vF4wMi0dSaPu/iR0cxl2irJY8w6fsILMm0Z8ridHxwNP9NWRh7jy3kAlCbJ4xZe',
  'owYojZHHgQt5AJRGyONGfog0IGsryWPi/TwAWTuZPNbzo6QB62sZeRxawwOwvk4kj+vG8ACsr8XkccR0Lg1YX4vI4xqORw7W13zyOHItD8D6Op',
  '48fr2ZB2B9zSKPo5/iAVhfDeRxhXqkBaV15DE9wQOg9FjyWNvAA+a/Kv8h8cR28hM55K6ZeD7mzDiQuxPII/U6D0DuFpDHB/14AHI3lzzSW/g5',
  'HnI3mzx2qAd7yF0jeVSu5wHIXT15vM2zsSF308mjejUPQO6mkccbHBEbVtlR5NFtCg+A0snksY2jaoPSw8ijZ28eAKWHkMdLnBkblB5EHtmt/B',
  '0DKD2APJ7n7FqgdBx59LuAB0DpGPJ4hnVYoHQf8hjE30VYoHRv8vgzrzILlO5FHnuobzJAqU8ej3E8LFDqkMdQ/h7EAqUmeTzMq90CpUPJw+Jv',
  'UUxQOpg8HlQV4/+L8l8ci7f9Ygtr9YJMcTQOyD15Np6fKY4kjyd4vp6XKQ4nj1qOiOdmigF5PM0x85xM0SWP/hxVz84ULfJ4juPuWZlijjz6cG',
  'Y8M1Pckzxe4tx5Rqa4O3n04Ox6uUxxIHm8yvl3QWk/8ujKOlxQ2oc83uQ15ILSXuTRmVeZC0p18niH16ELSruSRwVnxgWl1eTxHq9lF5RWkYfG',
  'q90FpeXk8SHXgwtKNfJIcmZcUJoij09UTYHSOHlE+VscB5SWkMffv+QBUCrIQ3A8HFhlp1D+pfKAVbac8v+5uoeN+a+GpP6I/P+7XpnVUZrN9D',
  'X8ZWEus1rSfK/gfRe6h+IK8pjKqwy6h+JJ5LGO927oHopLyWMyZwa6h+IS8riO93/oHopN5DGJawa6h+JC8tjAZwh0D8V55HEQZwa6h+Ic8riZ',
  'zyHoHoozyWM8n1TQPRSPI4/b+SyD7qE4gzzGcGageygeQx5383kI3UNxKnmM5HtA91CcQh738JkK3UPxcPLYS31BCkonkcf9XN3QPRQnkofLc/',
  'FB6YHk8SDvED4oHU8eJsfDz0Gcqzr+Jqxd/x1gp44otOv8d+6IQrvOf3VHFNp1/rt0RKFd57+mIwrtOv9dO6LQrvPfrSMK7Tr/3Tui0K7zr3dE',
  'oV3nv0dHFNpBnmWkJBqLJ5Kp0jItnSmvqKzq1Lm6Sw3+87+u3brrPXr26p3t03e3fv0HDBxUu/seg/ccMjRnmJbtuJ4fDNtr+Ii9R47aZ/S+Y8',
  'buN278/gccOOGgiQcfMunQww4/YvKUI4+aevS0Y46dPqOu/riGxpmzZs85fu68+QsWLjqhaXHzkhPDpcuWn3TyKStWrmrJtxbaiqtPPe30M848',
  '62dnr/mvn59z7nnnX3DhRRf/4pJfXrr2ssuv+NWVv75q3dXX/Oba667/7/UbbrjxtzfdfMutt91+x+/uvOvujZv+5557N9/3+/sf+MMfH3zoTw',
  '9veeTRxx5/4s9PPvX0M3959rnnX9j64ksvv7Lt1ddef+PNt/769jvvbt/x3vt/++DDj3Z+/Mmnn33+9y++/K4YtOf54z//be8xaM/zh/z37qiD',
  '9jt/+mfbHXXQ7ua/8cWv/6I9lw1/Yv91/F7Wv+tVir89KKYL+bh8UN4jb5cb5Dp5qTxPnilb5XJ5gpwlj5GHyf3lSOnIPWQfWSPTMiJ2irfFS+',
  'JJ8aDYJG4W14rLxfniDLFKLBHHw82+cXv6TcNEaHlZNuOh5SozFlqOMqOhZSuzJLQsZUZCy8ymojJVDYMGWkm0cnw5kgrNQJnJ0PSVmQhNxRWJ',
  'h6biisRCU3FFoqGpuCIloam4IpHQVFxgKS6wcmClZHUqNAK2kqHhs5UIDY+teGi4bMVCw2ErGho2WyWhYbEVCQ0zm4ymUtWhYaCRBCMHRlJ2So',
  'UBG8nQZyMRemzEQ5eNWOiwEQ1tNiAabIDUbCKaTHUKjWxLEEsm80t+uM7wV/8w//3EUUK+JV+UT8Ia2CRvlr+Ra+W58jS5Qk6S4+RwacgBUpcV',
  'MiY+FdvFq+JZ8Yi4T9wh1osrxUXiZ6JVLBMLRYM4Sn64a+YTJaGnIpyIhJ6KMMxMRRgslc14KnRVNuPJ0FXZjCdCV2UzDmFQ2YzHQldlMx4NXZ',
  'XNeEnoKq54JHQVF3xKcYGluGKp0FFcsWToKK5YInQUVyweOoorBkFXXLFo6CiuWEnoKK5YJHQUF7hC9E+MyWTrfLAhwt/3AzHaje4QTYW2khNN',
  'hraSE02EtpITjYe2khONhbaSE4VVoORES0JbyYlGQlvJgetq6mCpqZekQktxJaKhZ9NO+0NK/8N+Ojb1H7n/78b1v1U+If8gN+5S/4vlbLX/7y',
  '0tOUj2lFUyIT4X74nN4nZxPez754nTxCniBNG4S/ULQb+RXgobZy7Isg1bZ85XNmyeOU/ZsH3mXGXDBppzlA1baM5WNmyiOUvZsI3mzCz9hnsp',
  'mEY2b0LJFRoRwAr4njeQ1Z/Wfgq2W1UGqWQYqJJLJcJAlVwqHgaq5FKxMFAll4qGgSq5VEkYqJJLRcJAlRzcVpUcWKrkkqnQV1xJ2NwVVzIR+o',
  'orGQ99xZWMhb7iSkZDX3ElS0JfcSUjoa+44F6KCyzFlUiF3lflnQw9xZWAbVZxJeKhR1xJ+r8DcLF8f9Da1Vu7rP9+YvI///7/efJ0qP8mOVNO',
  'lRPlaOnK3WVv2Vkmofp3iG3iafEQ9H43iWvEpeLnoiiWiwWiHm70dfFnoMhtVeQZKHJbFXkGitxWRZ7BPkkVeQaK3FZFnoEit1WRZ8A0eM2imW',
  'OPNGwtltpa0rC1WGprSQOrpVjTwGop1jSwWoo1DayWYk1jf6ZY08BqKdY0mIoVTcWqAaupWDVgNRWrBqymYtWA1VSsGrCailUDVlOxasBqKlYN',
  '+0LFqoGpWNFUrGXAaijWMmA1FGsZsBqKtQxYDcVaBqyGYi0DVkOxlgGroVjLgBXa0VL5gegjJgrI/u+g979SXgid/yrZDPv+NHmIHCuHySGyr+',
  'wiS8UX4n3xmviL2AJ7/23iOnGZOFecKk4Wi7DzExPhRoLmUAUtspoDmmoOlTAHT82hEubgqTlUYh+t5lAJc/DUHCphDp6aQyXMwVNzqIQ5eGoO',
  'lTAHT0WuEkzFiqZirQBWV7FWAKurWCuA1VWsFdi/K9YKYHUVawWwuoq1AlhdxVoBrK5irQBTsaKpWMuB1VGs5cDqKNZyYHUUazmwOoq1HJ8bFG',
  's5sDqKtRxYHcVaDqyOYi0H83+PPQS4e333GxTkIK4q0AWtJn7l88094Ps/3a7e2uX+Xyndb+//l8vzv73/d/TK32puO+G3AqrK4bHdCFSVw5O7',
  'Eagqh4d3I1BVDs/vRqCqHB7hjUBVOTzFG4GqcniQNwJV5fAsH6i9BU21t1QBq69Yq/DbCMVaBay+Yq0CVl+xVgGrr1irgNVXrFXACl3lPwDeFw',
  'MR',
]);

/** In UTF-16: one row of t with `Größe 食`. */
export const WIDE_CHARACTERS = unpacked([
  'eNrtUjsKwkAUnLcKVha5wdoZEBsvYBQRIY2fC0RdZdGohAVNaesJvF1OYGvtmCCkyQUks29mZ3Z52+xbzkPrjN6dkzhyegAFEQy1BmgL/iBks5',
  'TLd1VQ6G+k/W2WB1g1KuGk1fE8uc8cIqxxhIHjUmMsMEGAFVVTA4wQ5t6RXVhsuVucmA32ZMJ8oVrEfCpBynzgeYoe3TXvNLhRfRR/8wKrxr/D',
  'kwb8KSfijYwToJE9PxBmIfU=',
]);

/**
 * collection.anki21b of a package: notes with one card or two, deletions, a typed answer, a picture with
 * hidden parts, an empty one, and one without a type.
 */
export const COLLECTION = bytesOf([
  'KLUv/WQAE90mAJa4yDzwGjcYovSj2QokIi5zdU7m4L04zN0gBYhbHZLFSeTPU2u54m90FICdgKAsoJCVkG6GexoVRNkQQyFJSgG2ALkAvQBvuj',
  'FyVFx2To0JTEvNzH55kf+2b7Vb7K3ycmIi3CpCE5UaFNrqpnwdoh9d0gkJupsGJplT2Sr7lwfxd6stutPu0ZNetvWmCF7krigTP006lR+JhNs0',
  'ddkG1KQQw1t90ZRnNmizdbtHrmkqs3kRZVsmTPMi29YmCCYdpa/0ls5MOYScNk0zE+gCMZ3FtM5pgLIGYJZpM40b06VOeZmWNUAt43LOee+SrH',
  'Wm5Y79UfZ1iZv//kJjE8lkzVZVE1qyHJDQtFqCUEEAff+Qytdv3XcFzARK0ROwckBB4DRpNYOwckAXQKsNKOknDaWlNJXG0lraS5PprKQDcs64',
  'nU+57+Fs/6zFLv3n321xkvR56m60FKSUFhyZmi28kWERtuDs3W7orsNd7NyjaW+RLy8yKJuzaKu+bv+txbZ5deWdSJOkGRh0t3IEycxeRGc4ty',
  'uiHyjlql/5H+J/E1s39WvrkURfZVOvuuzGeHm5idlCmZgfXejofl+PB/xEvvp+yl+fm9F9vl4Kw2GlRw8pV0vPM1l+HNgQvJDbAp2uUaigAqRo',
  'njnTpB3kgRuDMRtlrmyWVe2kM0y+5W6ef3Q9svwDlQCEzrINh8PhKhACkuVH4Wq30YDhOJaAYQscR7LECKCZPnEcfIc/B4Kv0ngDBl8u5FsUqP',
  'b9Gn8TCHHsg2FcHMOwDqzEySQgaMBwMKirvzj2pTBcgett9UVRwkoTyTQZTJoZk5UftI6u0vko13AB6EfVlcgiferVlah2tSOLPsAnLGmdTner',
  'NSTlrvN73q4ryvqN9u+mI0cWpQgONX6//+Dwt4GQW337cCfLjRCkU7tEJ0/HkeX51Bbpep3vGk91ddNk2SOh7Xi7nSGLnc25zclrO7dp3Y0Rxz',
  'xt0XfF5+PYRHev6O9HNN3c+LfvO46Jfk99Pt9fdOar5BApix4nCce+2BxgZccDwEIwotgeeUeUjQCmr99Ftv/OODYWOzcavxqAv6jRNOgUmhEZ',
  'kSQpSBoDYIiMTdG2AaJpJAUhEjJIIUIMsSZO4pFAwigoKFAHAwy0Itr5GkrwIGtlvm4rl69vshAQE0eTSxmwMI2XJjPMxdaEZOpJiK8BpvM8pP',
  'yA49HzqBoRhyUZgDrJznIJ73oMfBhC5w4AZygnijQrsQsnELS88GxqYabJKXPHnerbw2DLO4ru9Q7F5RwNJFvwr6y8Ie7WoZdOqBQTpFEsC9Dt',
  '6OjeeQuEeBlgHPQsN9hOkHahHJmtF343YS6Sd2nuapaTi+lTsyKxK3+u7jScpOa1N+KWSj4ml3MCNS+gwHaDm1Gr54/ETXaSnqC4Iw8jeB6Y3V',
  'kQaOB/G42Tk/gL9e3NUQ6674uGWRHtJFz9QDlgNQIoHtqMwW2JI8So4dt9SbgLRuJUQR9j42M787nBHLPAu0Qjutp+Wc7sOivjb3RBCpoGb0/E',
  'RjF/4mu14JKAJv5FXV5iADMUFIbdmkONbpFEH9x+qrzul+xKMftprOGzP4uHZsooYCI8wK5AcNPXV8eZQlkOVa5OAvKClwcCcbf2Lh3VsRKoHh',
  'VaJY85nDd7kyj1UkVdNFQ/Pb3P',
]);

/** Its list of media: tit&co.png, tit.mp3 and unused.png. */
export const MEDIA_LIST = bytesOf([
  'KLUv/SRvnQEAdAIKJAoKdGl0JmNvLnBuZxADGhR4CiEKB3RpdC5tcDMkCgp1bnVzZWQDAExgjlGLn4Aw2wjXZQ==',
]);

/** The letter x, packed by zstd. */
export const PACKED_X = bytesOf(['KLUv/QRYCQAAeCMRBIM=']);
